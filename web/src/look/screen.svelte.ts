// How much room there is, and what is laid out where. The phone has a layout of its own; a window that is as low as
// a phone on its side is treated as one: so is a laptop's at a great zoom.

const PHONE = 760;
const SLIM = 1100;
/** Lower than this no board can be read; style sheets know both. */
const FLAT = 500;
const SHORT = 720;
const TINY = 600;
/** Head, cash, words, acts and tabs of a phone. */
const BESIDE_RING = 370;
const SMALLEST_RING = 280;
/** The height from which everything is set larger, the width that pages of text then need, and by how much at most. */
const USUAL = 1067;
const WIDE = 1440;
const TALLEST = 1.6;
/** The tablet for which a table with a board of its own is measured, and how much larger than there things get at most. */
const [TABLE_WIDE, TABLE_HIGH] = [1180, 720];
const LARGEST = 2;

/** Windows that are less wide have people in a row on top; have one column beside the board. */
const NARROW = 1180;
const ONE_COLUMN = 1700;

const GAP = 28;
/** The narrowest that a column beside the board gets: with the acts in it, with the people, and the second of two. */
const ACTS = 300;
const PEOPLE = 396;
const RECORD = 360;
/** The least height above an upright board, and below it. */
const HEAD = 130;
const BELOW = 190;
/** Between the row of people and the board. */
const ROW_GAP = 14;
/** The smallest board whose middle holds words and acts too. */
const WHOLE_BOARD = 640;
/** The board for which all in its middle is measured. */
const USUAL_BOARD = 860;
const LOW_WINDOW = 800;
const LOW_BOARD = 800;
const SMALL_BOARD = 720;

/**
 * The layouts: upright, people in a row above the board and the record below it; narrow, the same row, and words
 * and acts beside the board; usual, one column beside it; broad, two columns.
 */
type Layout = 'phone' | 'upright' | 'narrow' | 'usual' | 'broad';

class Screen {
  #width = $state(innerWidth);
  #height = $state(innerHeight);

  phone = $derived(this.#width < PHONE || this.#height < FLAT);
  /** A phone on its side: the ring on the left, what is said and done beside it. */
  lying = $derived(this.phone && this.#width > this.#height * 1.2);
  /** A phone held upright without the room for ring and words: both are scrolled. */
  short = $derived(this.phone && !this.lying && this.#height < SHORT);
  /** A phone so short that a question of three dice fills it. */
  tiny = $derived(this.short && this.#height < TINY);
  /** Everything grows with a high window, as the board does. */
  unit = $derived(this.phone ? 1 : Math.min(TALLEST, Math.max(1, Math.min(this.#height / USUAL, this.#width / WIDE))));
  /** A screen that lies on the table is read from as far away as it is large. */
  reach = $derived(Math.min(LARGEST, Math.max(1, Math.min(this.#width / TABLE_WIDE, this.#height / TABLE_HIGH))));
  layout = $derived.by((): Layout => {
    if (this.phone) return 'phone';
    const units = this.#width / this.unit;
    const upright = Math.min(this.#across, this.#down - (HEAD + BELOW) * this.unit);
    if (this.#width < this.#height && upright >= WHOLE_BOARD) return 'upright';
    if (units < NARROW) return 'narrow';
    return units < ONE_COLUMN ? 'usual' : 'broad';
  });
  /** Pages of text have one or two columns; style sheets know it too. */
  slim = $derived(this.#width < SLIM);
  margin = $derived(this.#height < LOW_WINDOW ? 12 : 20);
  /** The height of the row of people, with the head of the page. */
  row = $state(0);
  #above = $derived(this.row * this.unit + ROW_GAP);
  #across = $derived(this.#width - 2 * this.margin);
  #down = $derived(this.#height - 2 * this.margin);
  board = $derived.by(() => {
    switch (this.layout) {
      case 'phone':
      case 'upright':
        return Math.floor(Math.min(this.#across, this.#down - this.#above - BELOW * this.unit));
      case 'narrow':
        return Math.floor(Math.min(this.#down - this.#above, this.#across - GAP - ACTS));
      case 'usual':
        return Math.floor(Math.min(this.#down, this.#across - GAP - PEOPLE * this.unit));
      default:
        return Math.floor(Math.min(this.#down, this.#across - 2 * GAP - (PEOPLE + RECORD) * this.unit));
    }
  });
  /** The scale of the middle of the board: it grows with a large board. */
  stage = $derived(Math.max(this.unit, this.board / USUAL_BOARD));
  /** A laptop whose window has no room to spare. */
  low = $derived(!this.phone && this.board < LOW_BOARD);
  /** A board on which only the proper part of a name is printed, larger. */
  small = $derived(this.board < SMALL_BOARD);
  /** The ring of the phone: as wide as the screen allows, or nearly half of one on its side. The
   * question must be readable without scrolling. */
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
