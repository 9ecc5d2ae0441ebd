// The printed box of a custom board, which the server draws and does not keep.

import { paper } from './box';
import { give } from './files';
import type { OwnBoard } from '../protocol';

/** Open it in a window of its own. */
export const openBox = (board: OwnBoard): Promise<void> =>
  give(open('', '_blank'), `/api/boards/box.pdf?${paper()}`, { method: 'POST', body: JSON.stringify(board) });
