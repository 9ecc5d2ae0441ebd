// The rules and bots as WebAssembly, as the compiler of passgo makes them: one decision of a bot at a time. What goes in and
// comes out are the bytes of passgo's own records; only their lengths are known here.

/** The module’s own description. */
interface Interface {
  /** The first place in memory that is free. */
  free: number;
  /** The bytes of a record of each kind. */
  records: Record<string, number>;
  policies: Record<string, number>;
}

/** The records of a decision, in the order in which they are handed over; then the words of the bot's own chance. */
const RECORDS = ['State', 'Tables', 'Deal', 'Memory'];
const WORDS = 4;
/** Of them these may be changed. */
const CHANGED = 2;
const MOST_MOVES = 256;
const SEATS = 8;
const PAGE = 1 << 16;

type Decide = (...given: (number | bigint)[]) => bigint;

export class Kernel {
  readonly #policies: Record<string, number>;
  readonly #memory: WebAssembly.Memory;
  readonly #decide: Decide;
  readonly #lengths: number[];
  readonly #places: number[] = [];
  #end: number;

  constructor(content: BufferSource) {
    const module = new WebAssembly.Module(content);
    const [said] = WebAssembly.Module.customSections(module, 'passgo');
    const { free, records, policies } = JSON.parse(new TextDecoder().decode(said)) as Interface;
    const { memory, decide } = new WebAssembly.Instance(module, {}).exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#decide = decide as Decide;
    this.#policies = policies;
    this.#lengths = [...RECORDS.map((name) => records[name]!), 8 * WORDS];
    this.#end = free;
    for (const length of [...this.#lengths, 8 * MOST_MOVES, 4 * SEATS]) this.#places.push(this.#room(length));
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
  }

  #room(length: number): number {
    const place = this.#end;
    this.#end += Math.ceil(length / 16) * 16;
    return place;
  }

  /** Let a bot decide for a seat: the records that changed, one after the other, and its move. */
  decide(bot: string, given: { toJs(): Uint8Array }, seat: number): Uint8Array {
    const memory = new Uint8Array(this.#memory.buffer);
    const records = given.toJs();
    let from = 0;
    this.#lengths.forEach((length, k) => {
      memory.set(records.subarray(from, from + length), this.#places[k]);
      from += length;
    });
    const [state, tables, deal, notes, words, moves, bots] = this.#places as [number, number, number, number, number, number, number];
    new Int32Array(this.#memory.buffer, bots, SEATS).fill(this.#policies[bot]!);
    const move = this.#decide(state, 1, tables, 1, deal, 1, bots, notes, 1, BigInt(seat), moves, MOST_MOVES, words, WORDS);
    const after = new Uint8Array(this.#memory.buffer);
    const changed = this.#lengths.map((length, k) => after.subarray(this.#places[k], this.#places[k]! + length)).slice(CHANGED);
    return Uint8Array.from([...changed.flatMap((part) => [...part]), ...new Uint8Array(BigInt64Array.of(move).buffer)]);
  }
}
