// The sounds of the table, made when they are heard. Never the only sign of anything; silent until the browser lets
// a page be heard, which is after the first press.

import { keeper } from '../settings/settings.svelte';
import { CUES, type Cue, type CueName, type Noise, type Tone } from './cues';

/** Of two cues closer than this, in seconds, the quieter is dropped. */
const TOGETHER = 0.06;
/** What others do is so much quieter, in decibels. */
const OTHERS = -6;
const LOUDNESS = 0.7;
/** How long a caption stays, in milliseconds. */
const CAPTION = 1600;

const gainOf = (decibels: number): number => 10 ** (decibels / 20);

const kept = keeper();

class Sound {
  on = $state(kept.getItem('passgo-sound') !== 'off');
  /** From 0 to 1. */
  volume = $state(Number(kept.getItem('passgo-volume') ?? LOUDNESS));
  captions = $state(kept.getItem('passgo-captions') === 'on');
  /** The sound that was made last, for those who read it. */
  caption = $state<CueName | ''>('');

  #context: AudioContext | null = null;
  #last = { at: -1, peak: -Infinity };
  #clear: ReturnType<typeof setTimeout> | undefined;

  mute(on: boolean): void {
    this.on = on;
    kept.setItem('passgo-sound', on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    kept.setItem('passgo-volume', String(volume));
  }

  setCaptions(on: boolean): void {
    this.captions = on;
    kept.setItem('passgo-captions', on ? 'on' : 'off');
  }

  /** Somebody has pressed something: from here on a page may be heard. */
  wake(): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  /** Make a sound; what others do is quieter. */
  play(name: CueName, mine = true): void {
    const cue: Cue = CUES[name];
    const peak = cue.peak + (mine ? 0 : OTHERS);
    const context = this.#context;
    const now = context?.currentTime ?? performance.now() / 1000;
    if (now - this.#last.at < TOGETHER && peak <= this.#last.peak) return;
    this.#last = { at: now, peak };
    if (this.captions) this.#write(name);
    if (!this.on || !context || context.state !== 'running') return;
    const out = new GainNode(context, { gain: gainOf(peak) * this.volume });
    out.connect(context.destination);
    for (const part of cue.parts) {
      if (part.kind === 'tone') strike(context, out, part, now);
      else rush(context, out, part, now);
    }
  }

  #write(name: CueName): void {
    this.caption = name;
    clearTimeout(this.#clear);
    this.#clear = setTimeout(() => (this.caption = ''), CAPTION);
  }
}

/** A tone that dies away as a bell does. */
function strike(context: AudioContext, out: AudioNode, { at, wave, hertz, length }: Tone, now: number): void {
  const from = now + at;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: hertz });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(1, from + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + length);
  oscillator.connect(loudness).connect(out);
  oscillator.start(from);
  oscillator.stop(from + length);
}

/** Noise through a band. */
function rush(context: AudioContext, out: AudioNode, part: Noise, now: number): void {
  const from = now + part.at;
  const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', Q: part.q, frequency: part.from });
  band.frequency.setValueAtTime(part.from, from);
  band.frequency.exponentialRampToValueAtTime(part.to, from + part.length);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(1, from + (part.swells ? part.length * 0.4 : 0.003));
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + part.length);
  source.connect(band).connect(loudness).connect(out);
  source.start(from, Math.random());
  source.stop(from + part.length);
}

let noise: AudioBuffer | undefined;

/** A second of noise, made once. */
function whiteNoise(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = 2 * Math.random() - 1;
  return noise;
}

export const sound = new Sound();
