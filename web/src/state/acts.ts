// Finding an act in the server's list by what its move says.

import type { Act, SeatOptions } from '../protocol';

/** The verb of a move's text, with the word that decides its meaning: "sell all", "sell dollars", "tax flat". */
export function verbOf({ text }: Act): string {
  const [, verb = '', second = ''] = text.split(' ');
  const decides = verb === 'tax' || (verb === 'sell' && (second === 'all' || second === 'dollars'));
  return decides ? `${verb} ${second}` : verb;
}

/** Every act with this verb, answers to the question before free actions. */
export function acts(options: SeatOptions | undefined, verb: string): Act[] {
  return options ? [...options.acts, ...options.free].filter((act) => verbOf(act) === verb) : [];
}

/** The one act with this verb, of this deed or group where it names one. */
export function actOf(
  options: SeatOptions | undefined,
  verb: string,
  about: { deed?: string; group?: string; company?: string } = {},
): Act | undefined {
  return acts(options, verb).find(
    (act) =>
      (!about.deed || act.deed === about.deed) &&
      (!about.group || act.group === about.group) &&
      (!about.company || act.company === about.company),
  );
}
