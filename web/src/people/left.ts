// Time that is left, as on a clock: minutes and seconds; of hours, no seconds.

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (count: number): string => String(count).padStart(2, '0');

export function left(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const hours = Math.floor(whole / HOUR);
  return hours ? `${hours}\u00a0h\u00a0${two(minutes)}` : `${minutes}:${two(whole % MINUTE)}`;
}
