// Where words and acts stand that are not in the middle of the board. The panel of a question is one part; in a narrow
// window it lays its words and acts down here.

class Acts {
  place = $state.raw<HTMLElement | null>(null);

  /** The place for them; `{@attach acts.stand}`. */
  stand = (place: HTMLElement): (() => void) => {
    this.place = place;
    return () => (this.place = null);
  };

  /** What is laid there; `{@attach acts.lay}`. */
  lay = (part: HTMLElement): (() => void) => {
    this.place?.append(part);
    return () => part.remove();
  };
}

export const acts = new Acts();
