// The travel voucher whose ride is being chosen: where it leads is lit on the board, and can be pressed there.

class Aim {
  /** Id of the voucher; empty when none is in hand. */
  voucher = $state('');
}

export const aim = new Aim();
