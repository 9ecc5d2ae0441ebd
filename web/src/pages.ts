// The parts of the screen whose code is fetched apart, so that the first page comes soon; the rest while nothing else is done.

import { views } from './layouts/views';
import { lobbyParts } from './lobby/late';
import { host } from './net/host';
import { lateCurves } from './spectating/late';
import { loadOtherTexts } from './text/fluent.svelte';

/** The pages away from a table: the address of each, in brackets what it names, and its part. A new page is a row here. */
export const pages = {
  replay: { address: /^\/(?:g\/([A-Za-z0-9]+)|replay)\/?$/, part: () => import('./replay/ReplayPage.svelte') },
  boards: { address: /^\/boards(?:\/(\d+))?\/?$/, part: () => import('./editor/Boards.svelte') },
  try: { address: /^\/try(?:\/([\w+-]+))?\/?$/, part: () => import('./lobby/AtOnce.svelte') },
  puzzles: { address: /^\/puzzles(?:\/([0-9a-f-]{10}))?\/?$/, part: () => import('./puzzles/Puzzles.svelte') },
  you: { address: /^\/you\/?$/, part: () => import('./you/You.svelte') },
  mail: { address: /^\/mail\/([\w-]+)\/?$/, part: () => import('./you/MailPage.svelte') },
  evenings: { address: /^\/evenings\/([0-9a-f]+)\/?$/, part: () => import('./evenings/Evenings.svelte') },
  join: { address: /^\/join\/?$/, part: () => import('./evenings/Join.svelte') },
  book: { address: /^\/books\/([\w+-]+)\/?$/, part: () => import('./books/BookPage.svelte') },
};
export const addresses = Object.fromEntries(Object.entries(pages).map(([page, { address }]) => [page, address]));

/** The parts of the lobby and of a table, and each dialog that opens over a page. */
export const parts = {
  ...lobbyParts,
  gathering: () => import('./gathering/Gathering.svelte'),
  table: () => import('./layouts/TablePage.svelte'),
  ...views,
  lateCurves,
  ending: () => import('./ending/EndPage.svelte'),
  rule: () => import('./rules/RuleDialog.svelte'),
  help: () => import('./help/HelpDialog.svelte'),
  menu: () => import('./menu/Menu.svelte'),
  people: () => import('./people/PeopleDialog.svelte'),
  differences: () => import('./rules/DifferencesDialog.svelte'),
  changes: () => import('./rules/ChangesDialog.svelte'),
  correction: () => import('./real-board/CorrectDialog.svelte'),
  dice: () => import('./fairness/CheckDialog.svelte'),
};

/** Fetch what has not been needed yet, one after the other: no press waits for it, and a connection that breaks later takes nothing away. */
export async function fetchRest(): Promise<void> {
  try {
    await host.begins(); // what it is made of comes first
    await parts.table(); // most go there next
    await host.settled();
    for (const part of [...Object.values(parts), ...Object.values(pages).map((page) => page.part)]) await part();
    await loadOtherTexts();
  } catch {
    // A part that did not come is fetched when it is needed.
  }
}
