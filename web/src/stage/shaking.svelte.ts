// Shaking the phone rolls, for those who have turned it on. Where the browser wants to be asked it is, by that press, and
// again on the next visit.

import { keeper } from '../settings/settings.svelte';
import { Shake } from './shake';

type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

const kept = keeper();
const KEY = 'passgo-shake';
const asking: Asking = typeof DeviceMotionEvent === 'undefined' ? {} : (DeviceMotionEvent as Asking);

class Shaking {
  /** On something held in a hand. */
  possible = typeof DeviceMotionEvent !== 'undefined' && matchMedia('(pointer: coarse)').matches;
  on = $state(this.possible && !asking.requestPermission && kept.getItem(KEY) === 'on');

  async turn(on: boolean): Promise<void> {
    this.on = on;
    if (on && asking.requestPermission) this.on = (await asking.requestPermission().catch(() => 'denied')) === 'granted';
    kept.setItem(KEY, this.on ? 'on' : 'off');
  }

  /** Watch the phone; `began` while it is shaken, `ended` when it is still again. Gives the way to stop. */
  watch(began: () => void, ended: () => void): () => void {
    const shake = new Shake();
    const feel = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
      const { x, y, z } = acceleration ?? { x: 0, y: 0, z: 0 };
      const end = shake.feel(Math.hypot(x ?? 0, y ?? 0, z ?? 0), timeStamp);
      if (end) ended();
      else if (shake.shakes) began();
    };
    addEventListener('devicemotion', feel);
    return () => removeEventListener('devicemotion', feel);
  }
}

export const shaking = new Shaking();
