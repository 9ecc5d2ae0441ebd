// The place of words and acts that are not in the middle of the board. The panel of a question is one part; in a narrow
// window it lays its words and acts down here.

class Aside {
  place = $state.raw<HTMLElement | null>(null);

  /** The place for them; `{@attach aside.stand}`. */
  stand = (place: HTMLElement): (() => void) => {
    this.place = place;
    return () => (this.place = null);
  };

  /** Puts an element there; `{@attach aside.lay}`. */
  lay = (part: HTMLElement): (() => void) => {
    this.place?.append(part);
    return () => part.remove();
  };
}

export const aside = new Aside();
