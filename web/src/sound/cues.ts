// The register of sounds: what each is made of. Nothing is recorded; all of it is struck, plucked or rushes when it is
// heard. Times in seconds, peaks in dBFS; nothing is louder than -14. Nothing depends on tones below 150 Hz, which small
// loudspeakers do not have. What is touched most sounds as its world is made: wood by the sea, snow, ice, stone, metal.

import type { World } from '../protocol';

/** A tone that is struck and dies away. */
export interface Tone {
  kind: 'tone';
  at: number;
  wave: OscillatorType;
  hertz: number;
  /** Until it cannot be heard. */
  length: number;
  /** Its part of what sounds at once. */
  share: number;
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
  share: number;
  /** It swells and falls instead of dying away. */
  swells?: boolean;
}

export interface Cue {
  /** The loudest of it. */
  peak: number;
  parts: (Tone | Noise)[];
}

const tone = (at: number, hertz: number, length: number, wave: OscillatorType = 'sine'): Tone => ({ kind: 'tone', at, wave, hertz, length, share: 1 });
const noise = (at: number, from: number, to: number, length: number, q = 3, swells = false): Noise => ({ kind: 'noise', at, from, to, q, length, share: 1, swells });

/** Sounding at once, no louder together than one of them. */
const together = (...parts: (Tone | Noise)[]): (Tone | Noise)[] => parts.map((part) => ({ ...part, share: 1 / parts.length }));

const FOURTH = 4 / 3;
const SEMITONE = 2 ** (1 / 12);
const A = 440;
const FELT = 330;

const knock = (at: number): (Tone | Noise)[] => together(noise(at, 1400, 900, 0.08, 3), tone(at, 330, 0.1, 'triangle'));
/** A bar that falls into its lock. */
const clank = (at: number, hertz: number, length: number): (Tone | Noise)[] =>
  together(tone(at, hertz, length, 'triangle'), tone(at, hertz * 2.76, length * 0.6), tone(at, hertz * 5.4, length * 0.3), noise(at, 1800, 900, 0.08, 4));

export const CUES = {
  dice: { peak: -18, parts: [0, 0.06].flatMap((at) => together(noise(at, 1800, 1500, 0.04, 6), tone(at, 620, 0.05, 'triangle'))) },
  step: { peak: -25, parts: [tone(0, FELT, 0.05)] },
  go: { peak: -22, parts: [tone(0, A * SEMITONE, 0.09)] },
  slip: { peak: -22, parts: [noise(0, 3000, 6000, 0.16, 1, true)] },
  note: { peak: -22, parts: [0, 1, 2].map((k) => noise(k * 0.09, 2600 + 500 * k, 4200 + 500 * k, 0.07, 2)) },
  stamp: { peak: -14, parts: together(tone(0, 160, 0.14, 'triangle'), noise(0, 1500, 600, 0.07, 1.5)) },
  seal: { peak: -17, parts: together(tone(0, 190, 0.13, 'triangle'), noise(0, 2200, 1100, 0.05, 2)) },
  'rent-in': { peak: -18, parts: [tone(0, A, 0.3), tone(0.12, A * FOURTH, 0.42)] },
  'rent-out': { peak: -18, parts: [tone(0, A * FOURTH, 0.3), tone(0.12, A, 0.42)] },
  great: { peak: -15, parts: [tone(0, A * FOURTH, 0.5), tone(0.2, A, 0.6), ...together(tone(0.4, A / FOURTH, 0.9), tone(0.4, A / 2, 0.9, 'triangle'))] },
  bid: { peak: -18, parts: [noise(0, 900, 700, 0.07, 3)] },
  gavel: { peak: -14, parts: knock(0) },
  sold: { peak: -14, parts: [0, 0.14, 0.28].flatMap(knock) },
  wire: { peak: -28, parts: [tone(0, 900, 0.02, 'square')] },
  card: { peak: -20, parts: [noise(0, 2000, 5000, 0.2, 1, true)] },
  jail: { peak: -14, parts: [...clank(0, 210, 0.5), ...clank(0.22, 170, 0.7)] },
  storm: { peak: -18, parts: [noise(0, 200, 900, 1.1, 2, true), noise(0.8, 900, 200, 1.1, 2, true)] },
  turn: { peak: -16, parts: together(tone(0, 1200, 0.7), tone(0, 2400, 0.3)) },
  ruin: { peak: -14, parts: [tone(0, A / 2, 0.5, 'triangle'), tone(0.3, A / 2 / SEMITONE, 0.6, 'triangle'), ...together(tone(0.6, A / 4, 1.2, 'triangle'), tone(0.6, A / 2 / SEMITONE ** 2, 1.2, 'triangle'))] },
  end: { peak: -15, parts: [1, 5 / 4, 3 / 2, 2].map((ratio, k) => tone(k * 0.22, A * ratio, k === 3 ? 1.4 : 0.4)) },
} as const satisfies Record<string, Cue>;

export type CueName = keyof typeof CUES;

/** Struck metal, whose overtones are no multiples of its tone. */
const ring = (at: number, hertz: number, length: number): (Tone | Noise)[] =>
  together(tone(at, hertz, length), tone(at, hertz * 2.76, length * 0.7), tone(at, hertz * 5.4, length * 0.4));
/** A third as loud. */
const softer = (parts: (Tone | Noise)[]): (Tone | Noise)[] => parts.map((part) => ({ ...part, share: part.share / 3 }));
/** Each die knocks, the second after the first. */
const twice = (knocks: (at: number) => (Tone | Noise)[]): (Tone | Noise)[] => [0, 0.06].flatMap(knocks);

/** The parts that a world has of its own: dice, a step, a seal that is pressed, a card that is turned up. */
const OWN: Partial<Record<World, Partial<Record<CueName, Cue['parts']>>>> = {
  snow: {
    dice: twice((at) => together(noise(at, 700, 420, 0.09, 1.2), tone(at, 240, 0.07, 'triangle'))),
    step: [noise(0, 1100, 1700, 0.07, 2, true)],
    seal: together(tone(0, 165, 0.16, 'triangle'), noise(0, 900, 500, 0.12, 1)),
    card: [noise(0, 900, 2200, 0.24, 0.8, true)],
  },
  ice: {
    dice: twice((at) => together(noise(at, 4600, 3800, 0.03, 5), tone(at, 1480, 0.14), tone(at, 2220, 0.09))),
    step: [noise(0, 3200, 5600, 0.08, 3, true)],
    seal: together(tone(0, 260, 0.1, 'triangle'), noise(0, 5200, 3600, 0.09, 2)),
    card: [noise(0, 3000, 7600, 0.16, 1.6, true)],
  },
  roofs: {
    dice: twice((at) => together(noise(at, 2600, 2000, 0.04, 3), tone(at, 880, 0.05, 'square'), tone(at, 1320, 0.04))),
    step: [tone(0, 520, 0.04, 'triangle')],
    seal: together(tone(0, 210, 0.12, 'triangle'), tone(0, 840, 0.06, 'triangle'), noise(0, 2800, 1500, 0.04, 2)),
    card: [noise(0, 1500, 3800, 0.12, 1.4, true), noise(0.1, 3800, 1500, 0.1, 1.4, true)],
  },
  vault: {
    dice: twice((at) => ring(at, 1180, 0.2)),
    step: ring(0, 1760, 0.1),
    seal: [...together(tone(0, 190, 0.13, 'triangle'), noise(0, 2200, 1100, 0.05, 2)), ...softer(ring(0.08, 1560, 0.24))],
    card: [noise(0, 2000, 5000, 0.14, 1, true), ...ring(0.12, 2090, 0.16)],
  },
};

/** A cue as it sounds in a world. */
export const cueIn = (world: World | '', name: CueName): Cue => ({ ...CUES[name], parts: [...((world && OWN[world]?.[name]) || CUES[name].parts)] });
