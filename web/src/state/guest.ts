// Who this browser is to the server: a secret that it makes once and keeps. Nobody else ever sees it.

const KEY = 'passgo-secret';
const BYTES = 32;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function kept(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const made = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  localStorage.setItem(KEY, made);
  return made;
}

/** The secret of this browser's guest. */
export const secret = kept();
