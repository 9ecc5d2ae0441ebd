// The space that somebody points at in a list.

class Spot {
  /** Its id; empty for none. */
  space = $state('');
}

export const spot = new Spot();
