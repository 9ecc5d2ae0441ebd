// Links that a browser would ask a server for: files are asked of the host; a part of a page is scrolled to, for what is
// behind the # is the address of the page.

import { address } from '../navigation/address';
import { host } from '../net/host';

/** The name of a file, from its address. */
const nameOf = (path: string): string => (path.includes('/record') ? 'passgo.toml' : (path.split('/').pop() ?? ''));

async function open(link: HTMLAnchorElement, path: string): Promise<void> {
  const page = link.target ? window.open('', link.target) : null;
  const answer = await host.ask(path);
  const found = URL.createObjectURL(await answer.blob());
  if (page) page.location.replace(found);
  else Object.assign(document.createElement('a'), { href: found, download: nameOf(path.split('?')[0]!) }).click();
}

export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link?.getAttribute('href') ?? '';
    if (!link || event.defaultPrevented) return;
    if (to.startsWith('/api/')) {
      event.preventDefault();
      void open(link, to);
    } else if (/^#[^/]/.test(to)) {
      event.preventDefault();
      address.replace(address.path, to.slice(1));
      document.getElementById(to.slice(1))?.scrollIntoView();
    }
  });
}
