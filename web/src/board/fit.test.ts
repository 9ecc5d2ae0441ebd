import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { fit } from './fit';

const WIDTH_OF_A_LETTER = 0.5;
const [SIZE, LEAST] = [10, 4];
let changed: () => void;
const observers = { stopped: 0 };
/** Those who hear that letters have come, and that the window has another size. */
const heard = { loadingdone: new Set<() => void>(), resize: new Set<() => void>() };
const listening = {
  addEventListener: (what: keyof typeof heard, hear: () => void) => heard[what].add(hear),
  removeEventListener: (what: keyof typeof heard, hear: () => void) => heard[what].delete(hear),
};

beforeEach(() => {
  observers.stopped = 0;
  for (const them of Object.values(heard)) them.clear();
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${SIZE}px`, getPropertyValue: () => `${LEAST}px` }));
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
  vi.stubGlobal('document', { fonts: listening });
  for (const [name, work] of Object.entries(listening)) vi.stubGlobal(name, work);
});

afterAll(() => vi.unstubAllGlobals());

/** A line whose letters are as wide as half their size, and in the narrowest width as much less as that says. */
const line = (text: string) => ({
  text,
  style: { fontSize: '', fontStretch: '' },
  squeezed: '',
  getComputedTextLength(): number {
    const [size, stretch] = [this.style.fontSize || SIZE, this.style.fontStretch || 100].map((said) => Number.parseFloat(String(said)));
    return (this.text.length * size! * WIDTH_OF_A_LETTER * stretch!) / 100;
  },
  setAttribute(name: string, value: string): void {
    if (name === 'textLength') this.squeezed = value;
  },
  removeAttribute(): void {
    this.squeezed = '';
  },
});
async function fitted(drawn: ReturnType<typeof line>, room: number): Promise<() => void> {
  const take = fit(room)(drawn as unknown as SVGTextElement);
  await Promise.resolve();
  return take;
}

it.each([
  ['leaves a line that has room', 'Kent', 20, '', '', ''],
  ['sets a longer one narrower', 'Connecticut', 40, '62%', '', ''],
  ['then smaller, so that it fills its room', 'Connecticut', 31, '62%', '9', ''],
  ['but squeezes it rather than that nobody could read it', 'Connecticut', 11, '62%', '4', '11'],
])('%s', async (_, text, room, stretch, size, squeezed) => {
  const drawn = line(text);
  (await fitted(drawn, room))();
  expect([drawn.style.fontStretch, drawn.squeezed]).toEqual([stretch, squeezed]);
  expect(drawn.style.fontSize && Number.parseFloat(drawn.style.fontSize).toFixed(0)).toBe(size);
});

it('measures every line before it changes one', async () => {
  const steps: string[] = [];
  const watched = (text: string) => ({
    ...line(text),
    style: {
      get fontStretch() {
        return '';
      },
      set fontStretch(_: string) {
        steps.push('change');
      },
      fontSize: '',
    },
    getComputedTextLength: () => steps.push('measure') && text.length * 5,
  });
  const taken = ['Pennsylvania', 'Connecticut'].map((text) => fitted(watched(text) as ReturnType<typeof line>, 30));
  for (const take of await Promise.all(taken)) take();
  expect(steps.slice(0, 4)).toEqual(['measure', 'measure', 'change', 'change']);
});

it('sets it again when its words, the fonts or the window change, until it is taken away', async () => {
  const drawn = line('Pennsylvania');
  const take = await fitted(drawn, 40);
  for (const hear of [changed, ...heard.loadingdone, ...heard.resize]) {
    drawn.text = 'Kent';
    hear();
    await Promise.resolve();
    expect(drawn.style.fontStretch).toBe('');
    drawn.text = 'Pennsylvania';
    hear();
    await Promise.resolve();
    expect(drawn.style.fontStretch).toBe('62%');
  }
  expect([heard.loadingdone.size, heard.resize.size]).toEqual([1, 1]);
  take();
  expect([observers.stopped, heard.loadingdone.size, heard.resize.size]).toEqual([1, 0, 0]);
});
