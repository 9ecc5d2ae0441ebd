// The register of sounds: what each is made of. Nothing is recorded; all of it is struck, plucked or rushes when it is
// heard. Times in seconds, peaks in dBFS; nothing is louder than -14.

/** A tone that is struck and dies away. */
export interface Tone {
  kind: 'tone';
  at: number;
  wave: OscillatorType;
  hertz: number;
  /** Until it cannot be heard. */
  length: number;
}

/** Noise through a band, which may wander. */
export interface Noise {
  kind: 'noise';
  at: number;
  from: number;
  to: number;
  /** Narrower, the higher. */
  q: number;
  length: number;
  /** It swells and falls instead of dying away. */
  swells?: boolean;
}

export interface Cue {
  /** The loudest of it. */
  peak: number;
  parts: (Tone | Noise)[];
}

const tone = (at: number, hertz: number, length: number, wave: OscillatorType = 'sine'): Tone => ({ kind: 'tone', at, wave, hertz, length });
const noise = (at: number, from: number, to: number, length: number, q = 3, swells = false): Noise => ({ kind: 'noise', at, from, to, q, length, swells });

const FOURTH = 4 / 3;
const SEMITONE = 2 ** (1 / 12);
const A = 440;
const FELT = 220;

/** Clicks of wood on wood, thinning out. */
const CLICKS = [0, 0.05, 0.09, 0.15, 0.2, 0.28, 0.37, 0.46];

const knock = (at: number): (Tone | Noise)[] => [noise(at, 1400, 900, 0.05, 4), tone(at, 180, 0.07, 'triangle')];

export const CUES = {
  dice: { peak: -18, parts: CLICKS.map((at) => noise(at, 1800, 1500, 0.03, 6)) },
  step: { peak: -26, parts: [tone(0, FELT, 0.04)] },
  go: { peak: -24, parts: [tone(0, FELT * SEMITONE, 0.06)] },
  slip: { peak: -22, parts: [noise(0, 3000, 6000, 0.16, 1, true)] },
  note: { peak: -24, parts: [0, 1, 2].map((k) => noise(k * 0.09, 2600 + 500 * k, 4200 + 500 * k, 0.07, 2)) },
  stamp: { peak: -16, parts: [tone(0, 90, 0.12), noise(0, 2400, 1200, 0.02, 2)] },
  seal: { peak: -20, parts: [tone(0, 135, 0.11), noise(0, 3200, 1600, 0.02, 2)] },
  'rent-in': { peak: -18, parts: [tone(0, A, 0.3), tone(0.12, A * FOURTH, 0.42)] },
  'rent-out': { peak: -18, parts: [tone(0, A * FOURTH, 0.3), tone(0.12, A, 0.42)] },
  great: { peak: -15, parts: [tone(0, A * FOURTH, 0.5), tone(0.16, A, 0.6), tone(0.32, A / FOURTH, 0.9), tone(0.32, A / 4, 0.9)] },
  bid: { peak: -26, parts: [noise(0, 900, 700, 0.05, 5)] },
  gavel: { peak: -16, parts: knock(0) },
  sold: { peak: -16, parts: [0, 0.14, 0.28].flatMap(knock) },
  wire: { peak: -30, parts: [tone(0, 900, 0.012, 'square')] },
  card: { peak: -22, parts: [noise(0, 2000, 5000, 0.2, 1, true)] },
  jail: { peak: -17, parts: [tone(0, 150, 0.5, 'triangle'), noise(0.02, 700, 300, 0.3, 8), tone(0.2, 110, 0.6, 'triangle')] },
  storm: { peak: -18, parts: [noise(0, 200, 900, 1.1, 2, true), noise(0.8, 900, 200, 1.1, 2, true)] },
  turn: { peak: -18, parts: [tone(0, 1200, 0.7), tone(0, 2400, 0.3)] },
  ruin: { peak: -16, parts: [tone(0, A / 2, 0.5), tone(0.3, A / 2 / SEMITONE, 0.6), tone(0.6, A / 4, 1.2)] },
  end: { peak: -15, parts: [1, 5 / 4, 3 / 2, 2].map((ratio, k) => tone(k * 0.22, A * ratio, k === 3 ? 1.4 : 0.4)) },
} as const satisfies Record<string, Cue>;

export type CueName = keyof typeof CUES;
