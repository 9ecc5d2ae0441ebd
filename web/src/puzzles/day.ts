// Days of the calendar, as `2026-11-28`: each has its position, wherever somebody is.

/** The day of a moment, by the calendar of this browser. */
export function dayOf(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export const isDay = (named: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(named);

/** A moment of a day, to be written in words. */
export const momentOf = (day: string): Date => new Date(`${day}T12:00`);

/** The day so many days before another. */
export function daysBefore(day: string, count: number): string {
  const moment = momentOf(day);
  moment.setDate(moment.getDate() - count);
  return dayOf(moment);
}

/** How many days in a row were answered, up to today or, where that is still to be done, to yesterday. */
export function inARow(answered: ReadonlySet<string>, today: string): number {
  let count = 0;
  let day = answered.has(today) ? today : daysBefore(today, 1);
  while (answered.has(day)) {
    count += 1;
    day = daysBefore(day, 1);
  }
  return count;
}
