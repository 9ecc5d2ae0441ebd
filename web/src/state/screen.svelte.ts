// How much room there is: the phone has a layout of its own, elsewhere the board takes what it can. A window
// that is as low as a phone on its side is treated as one: so is a laptop's at a great zoom.

const PHONE = 760;
/** Lower than this no board can be read; style sheets know both. */
const FLAT = 500;
const SHORT = 720;
/** Head, purses, words, acts and tabs of a phone. */
const BESIDE_RING = 370;
const SMALLEST_RING = 280;
const LOW = 800;
/** The height from which a page is set larger, the width it then needs, and by how much at the most. */
const USUAL = 1067;
const WIDE = 1440;
const TALLEST = 1.6;
const COLUMN = 372;
const GAP = 28;
const SMALLEST_BOARD = 660;
const LOW_BOARD = 760;

class Screen {
  #width = $state(innerWidth);
  #height = $state(innerHeight);

  phone = $derived(this.#width < PHONE || this.#height < FLAT);
  /** A phone on its side: the ring on the left, what is said and done beside it. */
  lying = $derived(this.phone && this.#width > this.#height * 1.2);
  /** A phone held upright without the room for ring and words: both are scrolled. */
  short = $derived(this.phone && !this.lying && this.#height < SHORT);
  /** Pages of text grow with a high window, as the board does. */
  unit = $derived(this.phone ? 1 : Math.min(TALLEST, Math.max(1, Math.min(this.#height / USUAL, this.#width / WIDE))));
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
  /** The ring of the phone: as wide as the screen allows, or nearly half of one on its side. What is asked
   * must be read without scrolling. */
  ring = $derived(
    this.lying
      ? Math.floor(Math.min(this.#height - 16, this.#width * 0.46))
      : Math.min(this.#width - 24, 460, Math.max(this.#height - BESIDE_RING, SMALLEST_RING)),
  );

  constructor() {
    addEventListener('resize', () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
  }
}

export const screen = new Screen();
