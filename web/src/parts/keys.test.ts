import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { pressKey } from './keys';

class Typed {}

interface Parts {
  shown?: boolean;
  inert?: boolean;
  refused?: boolean;
}

/** A button of the page, and what happens to it. */
const button = ({ shown = true, inert = false, refused = false }: Parts = {}) => ({
  checkVisibility: () => shown,
  closest: () => (inert ? {} : null),
  getAttribute: () => (refused ? 'true' : null),
  focus: vi.fn(),
  click: vi.fn(),
});

type Button = ReturnType<typeof button>;

/** A page with these buttons for the letter b, and with these in its open dialog if there is one. */
function page(buttons: Button[], inDialog?: Button[]): void {
  const among = (some: Button[]) => (wanted: string) => (wanted === '[data-key="b"]' ? some : []);
  const dialog = inDialog && { querySelectorAll: among(inDialog) };
  vi.stubGlobal('document', { querySelector: () => dialog ?? null, querySelectorAll: among(buttons) });
}

const key = (parts: Partial<KeyboardEvent> = {}) =>
  ({ key: 'B', target: null, preventDefault: vi.fn(), ...parts }) as unknown as KeyboardEvent;

const ELEMENTS = ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'];

beforeEach(() => {
  for (const element of ELEMENTS) vi.stubGlobal(element, Typed);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

afterAll(() => {
  for (const name of [...ELEMENTS, 'CSS', 'document']) Reflect.deleteProperty(globalThis, name);
});

it('presses the first button in sight that carries the letter', () => {
  const [hidden, behind, seen] = [button({ shown: false }), button({ inert: true }), button()];
  page([hidden, behind, seen]);
  const event = key();
  pressKey(event);
  expect([hidden, behind, seen].map(({ click }) => click.mock.calls.length)).toEqual([0, 0, 1]);
  expect(event.preventDefault).toHaveBeenCalled();
});

it('only goes to a button that is refused', () => {
  const refused = button({ refused: true });
  page([refused]);
  pressKey(key());
  expect([refused.focus, refused.click].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('looks in the open dialog alone', () => {
  const [beneath, asked] = [button(), button()];
  page([beneath], [asked]);
  pressKey(key());
  page([beneath], []);
  pressKey(key());
  expect([beneath, asked].map(({ click }) => click.mock.calls.length)).toEqual([0, 1]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { target: new Typed() as EventTarget }, { key: 'x' }])(
  'leaves %o to the page',
  (parts) => {
    const seen = button();
    page([seen]);
    const event = key(parts);
    pressKey(event);
    expect(seen.click).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  },
);
