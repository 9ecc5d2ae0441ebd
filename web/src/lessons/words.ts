// A lesson in words. Every sentence says figures that the server sent; none judges the person.

import type { Act, AnswerView, DecisionView, Interval, StateView } from '../protocol';
import type { Book } from '../edition/book';
import { game } from '../game/game.svelte';
import { answerText } from '../game/panel';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/fluent.svelte';
import { money } from '../text/money';
import { local, short } from '../text/names';
import { MINUS, percentage, written } from '../text/numbers';

/** A decision whose answers were measured: of a game, or of a position apart. */
export type Measured = Pick<DecisionView, 'n' | 'seat' | 'better' | 'answers'>;

/** Amounts that are counted in other things than money. */
const COUNTED = new Set<string>(['want', 'dollars', 'sell dollars']);

/** The words of an answer, as on its button; a thing it is about stands behind a point. To leave a thing undone is to let
    another roll. */
export function answerWords({ act }: Pick<AnswerView, 'act'>, seat: string, state: StateView, book: Book): string {
  const roller = act.text.split(' ')[0]!;
  if (roller !== seat) return t('lesson-wait', { name: game.nameOf(roller) });
  const words = act.label && state.panel ? answerText(state.panel, act, book) : t(`verb-${act.verb.replace(' ', '-')}`);
  if (act.most) return t('lesson-amount', { act: words, amount: COUNTED.has(act.verb) ? act.most : money(act.most, book.info) });
  const thing = act.label ? '' : thingOf(act, book);
  return thing ? t('lesson-answer', { act: words, thing }) : words;
}

function thingOf(act: Act, book: Book): string {
  if (act.deed) return short(book.deed(act.deed));
  if (act.group) return local(book.group(act.group).name);
  const space = book.space(act.space);
  return space ? short(space) : '';
}

/** The changes that it makes at once: groups, a rent, the cash that is left; empty for nothing. */
export function changesOf({ act, cash, groups }: AnswerView, seat: string, book: Book): string {
  const held = groups
    .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
    .map((one) => {
      const args = { group: local(book.group(one.group).name), held: one.held, of: one.of };
      const words = t(one.held === one.of ? 'lesson-whole' : 'lesson-held', args);
      return one.seat === seat ? words : t('lesson-of-other', { name: game.nameOf(one.seat), what: words });
    });
  const rent = act.rent && act.deed && act.building ? [t('lesson-rent', { rent: money(act.rent, book.info) })] : [];
  const left = cash === game.seat(seat)?.cash ? [] : [t('lesson-left', { cash: money(cash, book.info) })];
  return [...held, ...rent, ...left].join('; ');
}

/** The reach of a band to either side, in whole points; never 0. */
const reach = ({ reach: points }: Interval): string => String(Math.max(1, Math.ceil(points)));

/** `24% ± 3` */
export const chanceText = (chance: Interval): string =>
  `${percentage(chance.mean / 100, 0, settings.language)} ± ${reach(chance)}`;

/** `−9 ± 4`, in points. */
export const costText = (cost: Interval): string => `${MINUS}${written(cost.mean, 0, settings.language)} ± ${reach(cost)}`;

/** The chance of the seat that decides, after an answer. */
export const chanceOf = (answer: AnswerView, seat: string): Interval => answer.seats[Number(seat.slice(1)) - 1]!;

/** The other whose chance an answer changes most compared with the best, where the bands lie apart. */
function mostChanged(answer: AnswerView, best: AnswerView, seat: string): { seat: string; after: Interval; instead: Interval } | undefined {
  return answer.seats
    .map((after, k) => ({ seat: `p${k + 1}`, after, instead: best.seats[k]! }))
    .filter((one) => one.seat !== seat && Math.abs(one.after.mean - one.instead.mean) > one.after.reach + one.instead.reach)
    .toSorted((a, b) => Math.abs(b.after.mean - b.instead.mean) - Math.abs(a.after.mean - a.instead.mean))[0];
}

/** The reasons for the best answer: its changes and those of the other one, and the player who profits by that. */
export function whyText({ seat, better, answers }: Measured, compared: AnswerView | undefined, state: StateView, book: Book): string[] {
  const best = answers.find(({ text }) => text === better)!;
  const other = compared && !compared.as_good ? compared : answers.toSorted((a, b) => a.cost.mean - b.cost.mean).find(({ as_good }) => !as_good);
  const lines = [best, ...(other ? [other] : [])].flatMap((answer) => {
    const changes = changesOf(answer, seat, book);
    return changes ? [t('lesson-why', { act: answerWords(answer, seat, state, book), changes })] : [];
  });
  const changed = other && mostChanged(other, best, seat);
  if (changed) {
    const percent = (chance: Interval): string => percentage(chance.mean / 100, 0, settings.language);
    lines.push(t('lesson-profits', { name: game.nameOf(changed.seat), after: percent(changed.after), instead: percent(changed.instead) }));
  }
  return lines;
}
