// Copying a text. A page that came by plain http has no clipboard of its own, but can copy what is selected on it.

/** Put a text into the clipboard, asked for by a press on `button`. Returns whether it is there. */
export async function copy(text: string, button: HTMLElement): Promise<boolean> {
  try {
    // Typed as if it were always there.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed here: selected text may still be copied.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  // Outside an open dialog nothing can be selected.
  (button.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  button.focus({ preventScroll: true });
  return copied;
}
