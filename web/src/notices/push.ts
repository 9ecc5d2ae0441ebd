// Notices with the page closed: the browser's push service wakes the worker of the page, which shows them.

import { connection } from '../net/connection.svelte';
import type { Language } from '../protocol';

/** This browser has a push service, and a page that came safely may use it. */
export const canPush = 'PushManager' in globalThis && Boolean(navigator.serviceWorker);

/** The address of this browser for a server; one that was made for another server's key is given up. */
async function addressFor(key: string, service: PushManager): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await service.subscribe(wanted);
  } catch (error) {
    const other = await service.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return service.subscribe(wanted);
  }
}

/** Have the server send notices to this browser; whether it will. */
export async function receive(language: Language): Promise<boolean> {
  const worker = await navigator.serviceWorker.ready;
  const own = await connection.query({ t: 'push-key' });
  if (own.t !== 'push-key') return false;
  try {
    const { endpoint = '', keys = {} } = (await addressFor(own.key, worker.pushManager)).toJSON();
    const { p256dh = '', auth = '' } = keys;
    return (await connection.query({ t: 'notify', endpoint, p256dh, auth, language })).t === 'ack';
  } catch {
    return false; // the browser has no push service after all, or cannot reach it
  }
}

/** Have the server send no more. */
export async function receiveNoMore(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const address = await worker?.pushManager.getSubscription();
  if (!address) return;
  await connection.query({ t: 'notify-not', endpoint: address.endpoint });
  await address.unsubscribe().catch(() => {}); // the server forgot it, and that is enough
}
