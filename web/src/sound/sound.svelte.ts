// The sounds of the table, made when they are heard. Never the only sign of anything; silent until the browser lets
// a page be heard, which is after the first press.

import { keeper } from '../settings/settings.svelte';
import type { World } from '../protocol';
import { cueIn, type CueName } from './cues';
import { gainOf, make } from './make';

/** Of two cues closer than this, in seconds, the quieter is dropped. */
const TOGETHER = 0.06;
/** How much quieter the acts of others are, in decibels. */
const OTHERS = -6;
const LOUDNESS = 0.7;
/** How long a caption stays, in milliseconds. */
const CAPTION = 1600;

const kept = keeper();

class Sound {
  on = $state(kept.getItem('passgo-sound') !== 'off');
  /** From 0 to 1. */
  volume = $state(Number(kept.getItem('passgo-volume') ?? LOUDNESS));
  /** Things sound as in this world. */
  world: World | '' = '';
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
    // A call interrupts the sounds of an iPhone; while it lasts, none can be resumed.
    if (this.#context.state !== 'running') this.#context.resume().catch(() => {});
  }

  /** Make a sound; what others do is quieter. */
  play(name: CueName, mine = true): void {
    const cue = cueIn(this.world, name);
    const peak = cue.peak + (mine ? 0 : OTHERS);
    const context = this.#context;
    const now = context?.currentTime ?? performance.now() / 1000;
    if (now - this.#last.at < TOGETHER && peak <= this.#last.peak) return;
    this.#last = { at: now, peak };
    if (this.captions) this.#write(name);
    if (!this.on || !context || context.state !== 'running') return;
    make(context, cue, now, gainOf(peak) * this.volume);
  }

  #write(name: CueName): void {
    this.caption = name;
    clearTimeout(this.#clear);
    this.#clear = setTimeout(() => (this.caption = ''), CAPTION);
  }
}

export const sound = new Sound();
