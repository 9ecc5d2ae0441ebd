// The covers: cloth, print and gilt of each book, and the picture on it.

import type { Component } from 'svelte';
import Houses from './Houses.svelte';
import Lighthouse from './Lighthouse.svelte';
import Mansards from './Mansards.svelte';
import Vault from './Vault.svelte';
import Sticks from './Sticks.svelte';

interface CoverLook {
  cloth: string;
  print: string;
  gilt: string;
  /** A book without a picture shows a rosette. */
  Picture?: Component;
}

const PLAIN: CoverLook = { cloth: '#3d4a24', print: '#f3e8c8', gilt: '#e6bd4e' };

const COVERS: Record<string, CoverLook> = {
  us1973: { cloth: '#143f49', print: '#f4e6c6', gilt: '#e3b65a', Picture: Lighthouse },
  ca1961: { cloth: '#7c2b22', print: '#f7e8cc', gilt: '#e9b45e', Picture: Houses },
  nhl1999: { cloth: '#24406f', print: '#f3ead6', gilt: '#e0866b', Picture: Sticks },
  picsou: { cloth: '#2c5a3c', print: '#f5ebcd', gilt: '#e9c45c', Picture: Vault },
  fr2013: { cloth: '#efe2c4', print: '#24343b', gilt: '#a8341a', Picture: Mansards },
};

export const coverOf = (edition: string): CoverLook => COVERS[edition] ?? PLAIN;
