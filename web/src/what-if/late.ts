// The answers to a question are compared by few while they play: their code is fetched apart.

export const whatIfAtTable = () => import('./AtTable.svelte');
