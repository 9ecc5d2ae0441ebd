// Who plays in this browser: a name, and a secret by which his seats know him again. There is no account.

import { keeper } from '../settings/settings.svelte';

const BYTES = 32;

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The secret of this browser, made when it is first needed. */
function secretOf(kept: ReturnType<typeof keeper>): string {
  const known = kept.getItem('passgo-secret');
  if (known) return known;
  const secret = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  kept.setItem('passgo-secret', secret);
  return secret;
}

class Guest {
  readonly #kept = keeper();
  readonly secret = secretOf(this.#kept);
  /** His public name for the program, as the server tells it. */
  id = $state('');
  /** What he is called; empty until he has said so. */
  name = $state(this.#kept.getItem('passgo-name') ?? '');

  rename(name: string): void {
    this.name = name;
    this.#kept.setItem('passgo-name', name);
  }
}

export const guest = new Guest();
