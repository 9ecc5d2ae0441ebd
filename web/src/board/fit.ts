// Names differ from book to book and from language to language: what is wider than its room is set narrower, then
// smaller, and squeezed if it would get too small to be read. A board has a hundred lines: they are all measured before
// the first is changed, or each would have the page laid out again.

/** The smallest letters that anybody should have to read, in pixels. */
export const SMALLEST_TYPE = 10;
/** The narrowest letters that the type has. */
const NARROWEST = '62%';

/** The lines that are shown, and the room of each, in the units of the drawing. */
const rooms = new Map<SVGTextElement, number>();
const due = new Set<SVGTextElement>();

/** The lines that are wider than their rooms, each with the part of it that has room. */
const tooWide = (lines: SVGTextElement[]): [SVGTextElement, number][] =>
  lines.map((line): [SVGTextElement, number] => [line, rooms.get(line)! / line.getComputedTextLength()]).filter(([, part]) => part < 1);

function setDue(): void {
  const lines = [...due].filter((line) => rooms.has(line));
  due.clear();
  for (const { style } of lines.filter(isChanged)) style.fontStretch = style.fontSize = '';
  for (const line of lines) line.removeAttribute('textLength');
  const wide = tooWide(lines).map(([line]) => line);
  for (const { style } of wide) style.fontStretch = NARROWEST;
  const sizes = tooWide(wide).map(([line, part]): [SVGTextElement, number] => [line, sizeOf(line, part)]);
  for (const [line, size] of sizes) line.style.fontSize = `${size}px`;
  for (const [line] of tooWide(sizes.map(([line]) => line))) {
    line.setAttribute('textLength', String(rooms.get(line)));
    line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
}

const isChanged = ({ style }: SVGTextElement): boolean => style.fontStretch !== '' || style.fontSize !== '';

/** The size of a line of which only a part has room, but no smaller than the drawing allows. */
function sizeOf(line: SVGTextElement, part: number): number {
  const set = getComputedStyle(line);
  const [size, least] = [set.fontSize, set.getPropertyValue('--least')].map((length) => Number.parseFloat(length) || 0);
  return Math.max(least!, size! * part);
}

function set(line: SVGTextElement): void {
  if (!due.size) queueMicrotask(setDue);
  due.add(line);
}

const setAll = (): void => rooms.forEach((_, line) => set(line));

/** Keep a line of a drawing inside its room, in the units of the drawing; `{@attach fit(room)}`. */
export function fit(room: number) {
  return (line: SVGTextElement): (() => void) => {
    if (!rooms.size) {
      document.fonts.addEventListener('loadingdone', setAll);
      addEventListener('resize', setAll); // on a smaller board the smallest letters are larger, in its units
    }
    rooms.set(line, room);
    set(line);
    const changes = new MutationObserver(() => set(line));
    changes.observe(line, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
    return () => {
      changes.disconnect();
      rooms.delete(line);
      if (rooms.size) return;
      document.fonts.removeEventListener('loadingdone', setAll);
      removeEventListener('resize', setAll);
    };
  };
}
