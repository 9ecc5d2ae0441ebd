// How a cue is made: each of its parts struck or rushed, all through one loudness.

import type { Cue, Noise, Tone } from './cues';

export const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** Make a sound at a time of the context. */
export function make(context: BaseAudioContext, cue: Cue, now: number, loudness: number): void {
  const out = new GainNode(context, { gain: loudness });
  out.connect(context.destination);
  for (const part of cue.parts) {
    if (part.kind === 'tone') strike(context, out, part, now);
    else rush(context, out, part, now);
  }
}

/** A tone that dies away as a bell does. */
function strike(context: BaseAudioContext, out: AudioNode, part: Tone, now: number): void {
  const from = now + part.at;
  const oscillator = new OscillatorNode(context, { type: part.wave, frequency: part.hertz });
  oscillator.connect(swell(context, from, part.length, 0.004, part.share)).connect(out);
  oscillator.start(from);
  oscillator.stop(from + part.length);
}

/** Noise through a band. */
function rush(context: BaseAudioContext, out: AudioNode, part: Noise, now: number): void {
  const from = now + part.at;
  const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', Q: part.q, frequency: part.from });
  band.frequency.setValueAtTime(part.from, from);
  band.frequency.exponentialRampToValueAtTime(part.to, from + part.length);
  const attack = part.swells ? part.length * 0.4 : 0.003;
  const loudness = swell(context, from, part.length, attack, part.share / peakThrough(part, context.sampleRate));
  source.connect(band).connect(loudness).connect(out);
  source.start(from, Math.random());
  source.stop(from + part.length);
}

/** From silence to `height`, and back to silence by the end. */
function swell(context: BaseAudioContext, from: number, length: number, attack: number, height: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, from);
  node.gain.linearRampToValueAtTime(height, from + attack);
  node.gain.exponentialRampToValueAtTime(height * FAINT, from + length - FADE);
  node.gain.linearRampToValueAtTime(0, from + length);
  return node;
}

/** The level that cannot be heard after the peak, and the time from there to silence. */
const FAINT = 0.0005;
const FADE = 0.002;

/** How high noise gets at its usual loudest that comes through a band: the narrower, the less. */
function peakThrough({ from, to, q }: Noise, rate: number): number {
  const power = (Math.PI * Math.sqrt(from * to)) / (q * rate);
  return USUAL_PEAK * Math.sqrt(Math.min(power, 1) / 3);
}

/** In measures of its mean; that of even noise is the root of a third. */
const USUAL_PEAK = 3;

let noise: AudioBuffer | undefined;

/** A second of noise, made once. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = 2 * Math.random() - 1;
  return noise;
}
