// A link that carries a whole record: it is packed into the part of the address that no server is sent.

/** Longer links do not survive being sent. */
const LONGEST = 8000;
/** Between the moment and the record, in the part of an address. */
const MARK = '~';

const through = (bytes: BufferSource, way: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer();

/** The part of an address that carries a record, opened at a moment; empty if it would be too long. */
export async function partOf(record: string, at: number): Promise<string> {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw')));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = letters.replace(/[+/=]/g, (one) => ({ '+': '-', '/': '_' })[one] ?? '');
  return packed.length > LONGEST ? '' : `${at}${MARK}${packed}`;
}

/** The record in the part of an address, and the rest of it; null if it carries none. One that is damaged stays as it is. */
export async function recordIn(part: string): Promise<{ record: string; rest: string } | null> {
  const [rest, packed] = part.split(MARK) as [string, string | undefined];
  if (!packed) return null;
  const letters = packed.replace(/[-_]/g, (one) => (one === '-' ? '+' : '/'));
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return { record: new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))), rest };
  } catch {
    return { record: packed, rest };
  }
}
