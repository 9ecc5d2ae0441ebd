// The person who plays in this browser: a name, and a secret that proves which seats are theirs. There is no account.

import { keeper } from '../settings/settings.svelte';

const BYTES = 32;

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(BYTES)));

class Guest {
  readonly #kept = keeper();
  readonly #known = this.#kept.getItem('passgo-secret');
  /** Nobody has played in this browser before. */
  readonly isNew = !this.#known;
  readonly secret = this.#known ?? newSecret();
  /** The public id of this person, as the server gives it. */
  id = $state('');
  /** The person's name; empty until they have given it. */
  name = $state(this.#kept.getItem('passgo-name') ?? '');

  constructor() {
    this.#kept.setItem('passgo-secret', this.secret);
  }

  /** By these headers a question is this person's; what only some may read is not there for anybody else. */
  get asks(): RequestInit {
    return { headers: { Authorization: `Bearer ${this.secret}` } };
  }

  /** Their games from elsewhere, as a file of them; empty if they have brought none. */
  get games(): string {
    return this.#kept.getItem('passgo-games') ?? '';
  }

  /** Keep these games from elsewhere; whether the browser could. */
  keepGames(file: string): boolean {
    try {
      this.#kept.setItem('passgo-games', file);
    } catch {
      return false; // it is full
    }
    return this.games === file;
  }

  /** Forget this person: the next to open the page in this browser is somebody new. */
  forget(): void {
    this.#kept.setItem('passgo-secret', newSecret());
    this.#kept.setItem('passgo-name', '');
    this.keepGames('');
  }

  rename(name: string): void {
    this.name = name;
    this.#kept.setItem('passgo-name', name);
  }
}

export const guest = new Guest();
