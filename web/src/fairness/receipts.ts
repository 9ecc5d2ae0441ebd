// The receipts of this browser as the file that `passgo verify RECORD --receipt FILE` reads (docs/fair-dice.md).

import type { Kept } from './check';

/** One entry for each seed that was shown; empty where none was. */
export function receiptsFile(game: string, kept: readonly Kept[]): string {
  const entries = kept
    .filter(({ server }) => server)
    .sort((one, other) => one.attempt - other.attempt)
    .flatMap(({ attempt, server, seeds, receipts = {} }) =>
      Object.entries(seeds).map(([seat, seed]) =>
        [
          '[[receipts]]',
          `attempt = ${attempt}`,
          ...Object.entries({ seat, server, seed, receipt: receipts[seat] })
            .filter(([, value]) => value)
            .map(([key, value]) => `${key} = "${value}"`),
        ].join('\n'),
      ),
    );
  return entries.length ? `${[`game = "${game}"`, ...entries].join('\n\n')}\n` : '';
}
