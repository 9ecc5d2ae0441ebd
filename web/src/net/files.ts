// Files that the host is asked for: shown in a window, or saved.

import { connection } from './connection.svelte';
import { host } from './host';
import { Unread } from './unread';

/** Show a file in a window that is open already, or save it under a name. Any other answer is shown on this screen. */
export async function give(to: Window | null | string, address: string, asked?: RequestInit): Promise<void> {
  const answer = await host.ask(address, asked).catch(() => null);
  const page = typeof to === 'string' ? null : to;
  if (!answer?.ok) {
    page?.close();
    connection.trouble = { unread: new Unread(answer?.status ?? 0, (await answer?.text()) ?? '') };
    return;
  }
  const found = URL.createObjectURL(await answer.blob());
  if (typeof to === 'string') Object.assign(document.createElement('a'), { href: found, download: to }).click();
  else page?.location.replace(found);
}
