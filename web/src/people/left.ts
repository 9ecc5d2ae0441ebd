// Time that is left, as on a clock: minutes and seconds.

const MINUTE = 60;

export function left(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
