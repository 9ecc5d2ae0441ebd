// The way to the host of the tables, at one place: a server over the network, unless the entry of the page names
// another (`page/`).

/** A connection that text goes over both ways: a WebSocket, or what behaves like one. */
export interface HostLine {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Host {
  open(): HostLine;
  /** Answers as `fetch` does. */
  ask(address: string, asked?: RequestInit): Promise<Response>;
  /** The games that this browser keeps, as a file of a guest; where a server keeps them there is none. */
  games?: { save(guest: string): Promise<Blob>; open(guest: string, file: File): Promise<number> };
  /** All that it begins with has come, and keeps it busy for a while. */
  begins(): Promise<void>;
  /** Nothing that it is made of is on its way any more. */
  settled(): Promise<void>;
}

const server: Host = {
  open: () => {
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    return new WebSocket(address) as HostLine;
  },
  ask: (address, asked) => fetch(address, asked),
  begins: () => Promise.resolve(),
  settled: () => Promise.resolve(),
};

export const host: Host = { ...server };

/** Use another host from now on; call it before anything is asked. */
export function reach(other: Host): void {
  Object.assign(host, other);
}
