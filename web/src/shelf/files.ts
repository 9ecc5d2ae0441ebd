// Files that the host is asked for: shown in a window, or saved.

import { t } from '../text/fluent.svelte';
import { connection } from '../net/connection.svelte';
import { host } from '../net/host';
import { Unread } from '../net/unread';

/** Milliseconds after which a browser has read what it saves; some begin only when the press has been handled. */
const READ = 60_000;

/** Show a file in a window that is open already, or save it under a name. Any other answer is shown on this screen. */
export async function give(to: Window | null | string, address: string, asked?: RequestInit): Promise<void> {
  const page = typeof to === 'string' ? null : to;
  page?.document.body.append(t('print-drawing'));
  const answer = await host.ask(address, asked).catch(() => null);
  if (!answer?.ok) {
    page?.close();
    connection.trouble = { unread: new Unread(answer?.status ?? 0, (await answer?.text()) ?? '') };
    return;
  }
  const found = await answer.blob();
  if (typeof to === 'string') saveFile(found, to);
  else page?.location.replace(URL.createObjectURL(found));
}

/** Save a file under a name, where the browser saves what it downloads. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), READ);
}
