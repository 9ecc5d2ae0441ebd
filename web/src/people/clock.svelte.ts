// The time of day, a second at a time, for whatever counts.

const SECOND = 1000;

class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), SECOND);
  }
}

export const clock = new Clock();
