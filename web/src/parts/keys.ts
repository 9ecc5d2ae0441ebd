// The keyboard: a letter presses the button in sight that carries it as `data-key`.

/** Letters are written there. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const inSight = (button: HTMLElement): boolean => button.checkVisibility() && !button.closest('[inert]');

/** Press the button that carries this key; a refused one is only given the focus, and tells why. */
export function pressKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped(event.target)) return;
  const open = document.querySelector('dialog[open]') ?? document;
  const key = CSS.escape(event.key.toLowerCase());
  const button = [...open.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)].find(inSight);
  if (!button) return;
  event.preventDefault();
  button.focus();
  if (button.getAttribute('aria-disabled') !== 'true') button.click();
}

/** The buttons that answer a question; where none does, those that continue. */
const ANSWERS = ['[data-act]', ':is(.acts, .reach) button'].map((button) => `[data-await] ${button}:enabled:not([aria-disabled='true'])`);

/** The last part of the page that had the focus or was pressed. */
let last: EventTarget | null = null;

export const remember = ({ target }: Event): void => void (last = target);

/** Give the focus to what is asked, where the Tab key has no place to continue from: nothing had it yet, or what had it is gone. */
export function tabToQuestion(event: KeyboardEvent): void {
  const at = document.activeElement;
  if (event.key !== 'Tab' || event.shiftKey || (at && at !== document.body)) return;
  if ((last instanceof Element && last.isConnected && last.checkVisibility()) || document.querySelector('dialog[open]')) return;
  const answer = ANSWERS.flatMap((buttons) => [...document.querySelectorAll<HTMLElement>(buttons)]).find(inSight);
  if (!answer) return;
  event.preventDefault();
  answer.focus();
}
