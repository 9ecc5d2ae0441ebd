// Names differ from book to book and from language to language: what is wider than its room is set smaller.

/** Keep a line of a drawing inside its room, in the units of the drawing; `{@attach fit(room)}`. */
export function fit(room: number) {
  return (line: SVGTextElement): (() => void) => {
    function set(): void {
      line.style.fontSize = '';
      const width = line.getComputedTextLength();
      if (width <= room) return;
      const size = Number.parseFloat(getComputedStyle(line).fontSize);
      line.style.fontSize = `${(size * room) / width}px`;
    }
    set();
    const changes = new MutationObserver(set);
    changes.observe(line, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
    document.fonts.addEventListener('loadingdone', set);
    return () => {
      changes.disconnect();
      document.fonts.removeEventListener('loadingdone', set);
    };
  };
}
