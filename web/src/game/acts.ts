// Finding an act in the server's list by the verb of its move.

import type { Act, SeatOptions, Verb } from '../protocol';

/** Every act with this verb, answers to the question before free actions. */
export function acts(options: SeatOptions | undefined, verb: Verb): Act[] {
  return options ? [...options.acts, ...options.free].filter((act) => act.verb === verb) : [];
}

/** The one act with this verb, of this deed or group where it names one. */
export function actOf(
  options: SeatOptions | undefined,
  verb: Verb,
  about: { deed?: string; group?: string; company?: string } = {},
): Act | undefined {
  return acts(options, verb).find(
    (act) =>
      (!about.deed || act.deed === about.deed) &&
      (!about.group || act.group === about.group) &&
      (!about.company || act.company === about.company),
  );
}
