// The parts of the screen whose code is fetched apart, so that the first page comes soon; the rest while nothing else is done.

import { views } from './layouts/views';
import { lateCurves } from './spectating/late';
import { loadOtherTexts } from './text/fluent.svelte';

/** Each page, and each dialog that opens over one. */
export const parts = {
  gathering: () => import('./gathering/Gathering.svelte'),
  table: () => import('./layouts/TablePage.svelte'),
  ...views,
  lateCurves,
  replay: () => import('./replay/ReplayPage.svelte'),
  boards: () => import('./editor/Boards.svelte'),
  book: () => import('./books/BookPage.svelte'),
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
    for (const part of Object.values(parts)) await part();
    await loadOtherTexts();
  } catch {
    // What did not come is fetched when it is asked for.
  }
}
