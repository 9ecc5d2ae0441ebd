// The chances to win are watched by few: their code, with all that draws charts, is fetched apart.

export const lateCurves = () => import('./LateCurves.svelte');
