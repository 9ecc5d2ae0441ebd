// Questions by HTTP, outside the connection: an answer, or why there is none.

import type { RecordFault } from '../protocol';
import { host } from './host';

/** The server has answered otherwise than was hoped. */
export class Unread extends Error {
  readonly status: number;
  /** The answer of the server, a line for each fault. */
  readonly text: string;

  /** `status`: 0 where no answer came at all. */
  constructor(status: number, text = '') {
    super(`answered with ${status}`);
    this.status = status;
    this.text = text;
  }

  /** The fault of an imported record. */
  get fault(): RecordFault | null {
    return this.status === 400 ? (JSON.parse(this.text) as RecordFault) : null;
  }

  /** It may be asked for again in a while: the connection was down, too much was asked, or the store could not be read. */
  get passes(): boolean {
    return [0, 429, 503].includes(this.status);
  }
}

/** Return what was asked for. Throws Unread. */
export async function read<T>(address: string, asked: RequestInit = {}): Promise<T> {
  const answer = await host.ask(address, asked).catch(() => null);
  if (!answer) throw new Unread(0);
  if (!answer.ok) throw new Unread(answer.status, await answer.text());
  return (await answer.json()) as T;
}
