import { afterEach, expect, it, vi } from 'vitest';
import { read, Unread } from './unread';

const answering = (response: Response | Error): void => {
  vi.stubGlobal('fetch', () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads what was answered', async () => {
  answering(Response.json({ n: 3 }));
  expect(await read('/api/bots')).toEqual({ n: 3 });
});

it('says why nothing came, and whether it may come later', async () => {
  const why = async (response: Response | Error): Promise<Unread> => {
    answering(response);
    return (await read('/api/bots').catch((error: unknown) => error)) as Unread;
  };
  const down = await why(new TypeError('no network'));
  expect([down.status, down.passes, down.fault]).toEqual([0, true, null]);
  const busy = await why(new Response('slowly', { status: 429 }));
  expect([busy.text, busy.passes]).toEqual(['slowly', true]);
  const broken = await why(Response.json({ line: 4, text: 'no such move' }, { status: 400 }));
  expect([broken.passes, broken.fault]).toEqual([false, { line: 4, text: 'no such move' }]);
});
