// The pages that a table of a real board is shown on instead of its own; their code is fetched apart.

export const views = {
  tableTop: () => import('../real-board/TableTop.svelte'),
  television: () => import('../real-board/Television.svelte'),
  evening: () => import('../evenings/OnTelevision.svelte'),
};
