// What the printed box takes from the look of the client: a file beside it, `look.json`, so that no ink and no
// drawing stands anywhere twice.

import { readFileSync } from 'node:fs';
import { FLEURONS } from './src/look/fleurons.ts';
import { HATCHINGS } from './src/look/hatchings.ts';
import { EMBLEMS, FORMS, PICTURES, RIDES, UTILITIES } from './src/look/pictures.ts';
import { MANICULE, SIGNS } from './src/look/signs.ts';

const TOKENS = new URL('src/look/tokens.css', import.meta.url);

/** The daylight inks of the style sheet, which stand ahead of those of the night, by name. */
export function inks() {
  const [day] = readFileSync(TOKENS, 'utf8').split("[data-theme='dark']");
  return Object.fromEntries([...day.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, ink]) => [name, ink]));
}

const named = (prefix, drawings) =>
  Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [`${prefix}-${name}`, drawing]));

const look = () => ({
  inks: inks(),
  drawings: { ...named('fleuron', FLEURONS), ...named('sign', SIGNS), manicule: MANICULE },
  hatchings: HATCHINGS,
  pictures: PICTURES,
  forms: [...FORMS],
  utilities: UTILITIES,
  emblems: EMBLEMS,
  rides: RIDES,
});

export const printedLook = () => ({
  name: 'printed-look',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'look.json', source: JSON.stringify(look()) });
  },
});
