// Messages between the tabs of this browser and the host of its tables. The host is a worker of one of the tabs; all
// speak over one channel, so that it makes no difference which.

/** The folder that the build is in: two builds of one address know nothing of each other. The worker is named after it. */
export const FOLDER = typeof document === 'undefined' ? self.name : new URL('.', location.href).pathname;

export const CHANNEL = `passgo ${FOLDER}`;
/** The lock of the tab whose worker is the host; the others wait for it. */
export const HOSTING = `passgo-host ${FOLDER}`;
/** The lock that a line holds as long as it lives: whoever gets it knows that the line is gone. */
export const lockOf = (line: string): string => `passgo-line-${line}`;

export interface HostQuestion {
  t: 'ask';
  id: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string;
}

export type ToHost =
  | { t: 'open' | 'close'; line: string }
  | { t: 'say'; line: string; text: string }
  | HostQuestion
  /** Somebody has come who does not know whether there is a host. */
  | { t: 'who' };

export interface Answered {
  t: 'answer';
  id: string;
  status: number;
  kind: string;
  body: Uint8Array<ArrayBuffer>;
}

export type FromHost =
  | { t: 'opened' | 'closed'; line: string }
  | { t: 'said'; line: string; text: string }
  | Answered
  /** The host begins: how much of it has come, from 0 to 1; with 1 it is being made ready. `begins`: what has come keeps it busy for a while. */
  | { t: 'comes'; share: number; begins: boolean }
  /** It is up. */
  | { t: 'up' }
  /** It cannot be: why, for the person who reports it. */
  | { t: 'failed'; why: string };

/** Said to the worker itself, not over the channel: the port over which an unpacker hands over all that the host begins with. */
export interface ToBegin {
  unpacked: MessagePort;
}
