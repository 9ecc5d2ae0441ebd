// The printed box of a custom board, which the server draws and does not keep.

import { paper } from './box';
import { host } from '../net/host';
import { connection } from '../net/connection.svelte';
import { Unread } from '../net/unread';
import type { OwnBoard } from '../protocol';

/** Open it in a window of its own. */
export async function openBox(board: OwnBoard): Promise<void> {
  const page = open('', '_blank');
  const answer = await host.ask(`/api/boards/box.pdf?${paper()}`, { method: 'POST', body: JSON.stringify(board) }).catch(() => null);
  if (answer?.ok) {
    page?.location.replace(URL.createObjectURL(await answer.blob()));
  } else {
    page?.close();
    connection.trouble = { unread: new Unread(answer?.status ?? 0, (await answer?.text()) ?? '') };
  }
}
