// Links that a browser would ask a server for: files are asked of the host; a part of a page is scrolled to, for what is
// behind the # is the address of the page.

import { address } from '../navigation/address';
import { give } from '../shelf/files';

/** The name of a file, from its address. */
const nameOf = (path: string): string => (path.includes('/record') ? 'passgo.toml' : path.split('?')[0]!.split('/').pop()!);

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href') ?? '';
  if (!link || event.defaultPrevented) return;
  if (to.startsWith('/api/')) {
    event.preventDefault();
    void give(link.target ? open('', link.target) : nameOf(to), to);
  } else if (/^#[^/]/.test(to)) {
    event.preventDefault();
    address.replace(address.path, to.slice(1));
    document.getElementById(to.slice(1))?.scrollIntoView();
  }
});
