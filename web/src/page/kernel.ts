// The rules and bots as WebAssembly, as the compiler of passgo makes them. What goes in and comes out are the bytes of passgo's
// own records: nothing is known here of what any entry point does.

/** The module’s own description (`passgo.compiler.wasm_module`). */
interface Interface {
  /** The first place in memory that is free. */
  free: number;
  /** The arguments of each entry point, in their order, by what they are in the source. */
  entries: Record<string, { takes: Record<string, string> }>;
  policies: Record<string, number>;
}

/** Something of Python’s, copied when it is asked for. */
interface Handed<T> {
  toJs(): T;
}

const PAGE = 1 << 16;
const NUMBER = 8;

/** How many lengths of an argument are handed over behind its place. */
const lengthsOf = (kind: string): number => (kind === 'Policies' ? 0 : kind.startsWith('list[list') ? 2 : 1);

export class Kernel {
  readonly #interface: Interface;
  readonly #instance: WebAssembly.Instance;
  readonly #memory: WebAssembly.Memory;

  constructor(content: BufferSource) {
    const module = new WebAssembly.Module(content);
    const [said] = WebAssembly.Module.customSections(module, 'passgo');
    this.#interface = JSON.parse(new TextDecoder().decode(said)) as Interface;
    this.#instance = new WebAssembly.Instance(module, {});
    this.#memory = this.#instance.exports['memory'] as WebAssembly.Memory;
  }

  /** The number of a built-in bot. */
  policy(bot: string): number {
    return this.#interface.policies[bot]!;
  }

  /** Call an entry point: the rows as they are after it, and its number behind them.
   *  `words`: its arguments in their order, a row by its place among the rows, then its lengths. */
  call(entry: string, words: Handed<number[]>, rows: Handed<Uint8Array>): Uint8Array {
    const { free, entries } = this.#interface;
    const [content, given] = [rows.toJs(), words.toJs().values()];
    const next = (): number => given.next().value!;
    const passed = Object.values(entries[entry]!.takes).flatMap((kind): (number | bigint)[] => {
      if (kind === 'int') return [BigInt(next())];
      if (kind === 'bool') return [next()];
      return [free + next(), ...Array.from({ length: lengthsOf(kind) }, next)];
    });
    const missing = free + content.length - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.#memory.buffer).set(content, free);
    const run = this.#instance.exports[entry] as (...passed: (number | bigint)[]) => bigint | undefined;
    const number = run(...passed) ?? 0n;
    const after = new Uint8Array(content.length + NUMBER);
    after.set(new Uint8Array(this.#memory.buffer, free, content.length));
    after.set(new Uint8Array(BigInt64Array.of(number).buffer), content.length);
    return after;
  }
}
