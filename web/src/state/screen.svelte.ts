// How much room there is: the phone has a layout of its own, elsewhere the board takes what it can.

const PHONE = 760;
const LOW = 800;
const COLUMN = 372;
const GAP = 28;
const SMALLEST_BOARD = 660;
const LOW_BOARD = 760;

class Screen {
  #width = $state(innerWidth);
  #height = $state(innerHeight);

  phone = $derived(this.#width < PHONE);
  margin = $derived(this.#height < LOW ? 12 : 20);
  /** Too narrow for a board that can be read: what stands beside it goes below it. */
  stacked = $derived(
    !this.phone &&
      (this.#width < this.#height * 1.12 || this.#width - 2 * this.margin - COLUMN - GAP < SMALLEST_BOARD),
  );
  board = $derived.by(() => {
    const across = this.#width - 2 * this.margin - (this.stacked ? 0 : COLUMN + GAP);
    return Math.floor(Math.min(this.#height - 2 * this.margin, across));
  });
  /** A laptop whose window has no room to spare. */
  low = $derived(!this.phone && this.board < LOW_BOARD);
  /** The ring of the phone: as wide as the screen allows. */
  ring = $derived(Math.min(this.#width - 24, 460));

  constructor() {
    addEventListener('resize', () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
  }
}

export const screen = new Screen();
