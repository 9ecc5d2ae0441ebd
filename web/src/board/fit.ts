// Names differ from book to book and from language to language: what is wider than its room is set smaller. A board has
// a hundred lines: they are all measured before the first is changed, or each would have the page laid out again.

/** The lines that are shown, and the room of each, in the units of the drawing. */
const rooms = new Map<SVGTextElement, number>();
const due = new Set<SVGTextElement>();

function setDue(): void {
  const lines = [...due].filter((line) => rooms.has(line));
  due.clear();
  for (const line of lines) if (line.style.fontSize) line.style.fontSize = '';
  const sizes = lines.map((line) => {
    const [room, width] = [rooms.get(line)!, line.getComputedTextLength()];
    return width > room ? `${(Number.parseFloat(getComputedStyle(line).fontSize) * room) / width}px` : '';
  });
  for (const [k, line] of lines.entries()) if (sizes[k]) line.style.fontSize = sizes[k];
}

function set(line: SVGTextElement): void {
  if (!due.size) queueMicrotask(setDue);
  due.add(line);
}

const setAll = (): void => rooms.forEach((_, line) => set(line));

/** Keep a line of a drawing inside its room, in the units of the drawing; `{@attach fit(room)}`. */
export function fit(room: number) {
  return (line: SVGTextElement): (() => void) => {
    if (!rooms.size) document.fonts.addEventListener('loadingdone', setAll);
    rooms.set(line, room);
    set(line);
    const changes = new MutationObserver(() => set(line));
    changes.observe(line, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
    return () => {
      changes.disconnect();
      rooms.delete(line);
      if (!rooms.size) document.fonts.removeEventListener('loadingdone', setAll);
    };
  };
}
