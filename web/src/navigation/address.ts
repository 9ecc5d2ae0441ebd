// The address of this page: the path to what it shows, and behind a # a part of that. A server knows every path; a folder of
// plain files knows none, and there all of it stands behind a first #.

let isInHash = false;

/** Keep the whole address behind a #; to be said before it is read. */
export function keepInHash(): void {
  isInHash = true;
}

class Address {
  get path(): string {
    return isInHash ? location.hash.split('#')[1] || '/' : location.pathname;
  }

  /** Which part of it: a key to a seat, a moment of a game. */
  get part(): string {
    return location.hash.split('#')[isInHash ? 2 : 1] ?? '';
  }

  /** The whole address of a path. */
  link(path: string, part = ''): string {
    return new URL(`${isInHash ? '#' : ''}${path}${part && `#${part}`}`, location.href).href;
  }

  /** Go on to a path, or a part of it; Back leads here. */
  push(path: string, part = ''): void {
    history.pushState(null, '', this.link(path, part));
  }

  /** Put it in the place of the present one. */
  replace(path: string, part = ''): void {
    history.replaceState(history.state, '', this.link(path, part));
  }
}

export const address = new Address();
