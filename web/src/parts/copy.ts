// Copying a text. A page that came by plain http has no clipboard of its own, but can copy what is selected on it.

const PLAIN = 'text/plain';

async function blobOf(text: string | Promise<string>): Promise<Blob> {
  const whole = await text;
  if (!whole) throw new Error('nothing to copy');
  return new Blob([whole], { type: PLAIN });
}

/** Put a text into the clipboard, asked for by a press on `button`. Returns whether it is there; an empty one is not copied. */
export async function copy(text: string | Promise<string>, button: HTMLElement): Promise<boolean> {
  try {
    // Asked for at once, though the text may come later: in Safari, a press allows nothing more after its first wait.
    await navigator.clipboard.write([new ClipboardItem({ [PLAIN]: blobOf(text) })]);
    return true;
  } catch {
    // Not there, or not allowed: selected text may still be copied.
  }
  const field = document.createElement('textarea');
  field.value = await text;
  if (!field.value) return false;
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  // Outside an open dialog nothing can be selected.
  (button.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  button.focus({ preventScroll: true });
  return copied;
}
