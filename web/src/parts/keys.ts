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
