// The pages that a table of a real board is shown on instead of its own; their code is fetched apart.

export const views = {
  tableTop: () => import('../cardboard/TableTop.svelte'),
  television: () => import('../cardboard/Television.svelte'),
};
