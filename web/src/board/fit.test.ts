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
const fitted = (drawn: ReturnType<typeof line>, room: number) => fit(room)(drawn as unknown as SVGTextElement);

it('leaves a line that has room', () => {
  const drawn = line('Kent');
  fitted(drawn, 20);
  expect(drawn.style.fontSize).toBe('');
});

it('sets a longer one smaller, so that it fills its room', () => {
  const drawn = line('Pennsylvania');
  fitted(drawn, 30);
  expect(drawn.style.fontSize).toBe('5px');
});

it('sets it anew when its words or the fonts change, until it is taken away', () => {
  const drawn = line('Pennsylvania');
  const take = fitted(drawn, 30);
  drawn.text = 'Kent';
  changed();
  expect(drawn.style.fontSize).toBe('');
  drawn.text = 'Pennsylvania';
  for (const hear of fonts) hear();
  expect(drawn.style.fontSize).toBe('5px');
  take();
  expect([observers.stopped, fonts.size]).toEqual([1, 0]);
});
