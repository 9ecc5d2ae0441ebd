// The end of a list that grows: it stays in sight until somebody scrolls up by hand, and again once they are back.

/** So near to it, one is at the end. */
const NEAR = 40;

export class End {
  followed = $state(true);
  #list: HTMLElement | undefined;
  #top = 0;
  #height = 0;

  /** Follow the end of a list; returns how to stop. */
  of(list: HTMLElement): () => void {
    this.#list = list;
    const look = (): void => this.#look();
    // Captured: a list that is as long as its lines is scrolled by a sheet around it.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    const room = new ResizeObserver(() => this.keep());
    room.observe(list);
    return () => {
      this.#list = undefined;
      document.removeEventListener('scroll', look, { capture: true });
      room.disconnect();
    };
  }

  /** Lines came, or there is other room for them. */
  keep(): void {
    if (this.followed) this.show();
  }

  /** Show the end, and follow it from now on. */
  show(): void {
    this.followed = true;
    const list = this.#list;
    if (!list) return;
    if (this.box() === list) list.scrollTop = list.scrollHeight;
    else list.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  /** The element that scrolls the list: itself, or the first one around it that is too small for it. */
  box(): HTMLElement | null {
    let box: HTMLElement | null = this.#list ?? null;
    while (box && (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible')) box = box.parentElement;
    return box;
  }

  /** Only a hand moves a list up whose length has not changed. */
  #look(): void {
    const box = this.box();
    if (!box) return;
    const { scrollTop, scrollHeight, clientHeight } = box;
    if (scrollTop + clientHeight > scrollHeight - NEAR) this.followed = true;
    else if (scrollTop < this.#top && scrollHeight === this.#height) this.followed = false;
    this.#top = scrollTop;
    this.#height = scrollHeight;
  }
}
