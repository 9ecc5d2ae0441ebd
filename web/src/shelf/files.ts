// Files that the host is asked for: shown in a window, or saved.

import { t } from '../text/fluent.svelte';
import { connection } from '../net/connection.svelte';
import { host } from '../net/host';
import { Unread } from '../net/unread';

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
  const found = URL.createObjectURL(await answer.blob());
  if (typeof to === 'string') Object.assign(document.createElement('a'), { href: found, download: to }).click();
  else page?.location.replace(found);
}
