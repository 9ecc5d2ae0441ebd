import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { fit } from './fit';

const WIDTH_OF_A_LETTER = 0.5;
let changed: () => void;
const observers = { stopped: 0 };
const fonts = new Set<() => void>();

beforeEach(() => {
  observers.stopped = 0;
  fonts.clear();
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '10px' }));
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(hear: () => void) {
        changed = hear;
      }
      observe(): void {}
      disconnect(): void {
        observers.stopped++;
      }
    },
  );
  vi.stubGlobal('document', {
    fonts: {
      addEventListener: (_: string, hear: () => void) => fonts.add(hear),
      removeEventListener: (_: string, hear: () => void) => fonts.delete(hear),
    },
  });
});

afterAll(() => {
  for (const name of ['getComputedStyle', 'MutationObserver', 'document']) Reflect.deleteProperty(globalThis, name);
});

const line = (text: string) => ({
  text,
  style: { fontSize: '' },
  getComputedTextLength(): number {
    return this.text.length * 10 * WIDTH_OF_A_LETTER;
  },
});
async function fitted(drawn: ReturnType<typeof line>, room: number): Promise<() => void> {
  const take = fit(room)(drawn as unknown as SVGTextElement);
  await Promise.resolve();
  return take;
}

it('leaves a line that has room', async () => {
  const drawn = line('Kent');
  const take = await fitted(drawn, 20);
  take();
  expect(drawn.style.fontSize).toBe('');
});

it('sets a longer one smaller, so that it fills its room', async () => {
  const drawn = line('Pennsylvania');
  const take = await fitted(drawn, 30);
  take();
  expect(drawn.style.fontSize).toBe('5px');
});

it('measures every line before it changes one', async () => {
  const steps: string[] = [];
  const watched = (text: string) => ({
    style: {
      get fontSize() {
        return '';
      },
      set fontSize(_: string) {
        steps.push('change');
      },
    },
    getComputedTextLength: () => steps.push('measure') && text.length * 5,
  });
  const taken = ['Pennsylvania', 'Connecticut'].map((text) => fitted(watched(text) as ReturnType<typeof line>, 30));
  for (const take of await Promise.all(taken)) take();
  expect(steps).toEqual(['measure', 'measure', 'change', 'change']);
});

it('sets it anew when its words or the fonts change, until it is taken away', async () => {
  const drawn = line('Pennsylvania');
  const take = await fitted(drawn, 30);
  drawn.text = 'Kent';
  changed();
  await Promise.resolve();
  expect(drawn.style.fontSize).toBe('');
  drawn.text = 'Pennsylvania';
  for (const hear of fonts) hear();
  await Promise.resolve();
  expect(drawn.style.fontSize).toBe('5px');
  take();
  expect([observers.stopped, fonts.size]).toEqual([1, 0]);
});
