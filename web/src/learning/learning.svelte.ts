// How far somebody has come with the tags of their first game; this browser remembers it.

import { keeper } from '../settings/settings.svelte';
import { TAGS, type Screen, type Tag } from './tags';

const KEY = 'passgo-tags';

class Learning {
  #seen = $state<string[]>((keeper().getItem(KEY) ?? '').split(',').filter(Boolean));

  /** The tags that have not been seen, in order. */
  left = $derived(TAGS.filter(({ name }) => !this.#seen.includes(name)));

  /** The next to be shown: nothing before the first, and the last when all others have been seen. `blocked`: they have to wait. */
  next(screen: Screen, blocked: string[]): Tag | undefined {
    const [first, last] = [TAGS[0]!, TAGS.at(-1)!];
    const waits = !this.#seen.includes(first.name) && !blocked.includes(first.name);
    const tags = waits ? [first] : this.left.filter((tag) => tag !== last || this.left.length === 1);
    return tags.find((tag) => !blocked.includes(tag.name) && tag.isTrue(screen));
  }

  see(name: string): void {
    this.#keep([...this.#seen, name]);
  }

  /** No more of these. */
  end(): void {
    this.#keep(TAGS.map(({ name }) => name));
  }

  again(): void {
    this.#keep([]);
  }

  #keep(seen: string[]): void {
    this.#seen = seen;
    keeper().setItem(KEY, seen.join(','));
  }
}

export const learning = new Learning();
