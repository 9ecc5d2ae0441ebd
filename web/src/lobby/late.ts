// The lobby begins with a game that one press starts; the code of all behind that is fetched apart.

export const lobbyParts = {
  changeTable: () => import('./ChangeTable.svelte'),
  tables: () => import('./Tables.svelte'),
  games: () => import('./Games.svelte'),
};
