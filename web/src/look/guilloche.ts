// The engine-turned lines of certificates and covers.

const LINES_IN_BRAID = 3;

/** A braid of three sine waves along a straight line, as the `d` of one path. */
export function braid(
  from: readonly [number, number],
  to: readonly [number, number],
  periods: number,
  amplitude: number,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
  let path = '';
  for (let line = 0; line < LINES_IN_BRAID; line++) {
    const phase = (line * 2 * Math.PI) / LINES_IN_BRAID;
    for (let t = 0; t <= length; t += 1.5) {
      const swing = amplitude * Math.sin((t / length) * periods * 2 * Math.PI + phase);
      const x = from[0] + along[0] * t - along[1] * swing;
      const y = from[1] + along[1] * t + along[0] * swing;
      path += `${t ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  }
  return path;
}

/** Nested wavy curves about a centre, as the `d` of one path. */
export function rosette(
  x: number,
  y: number,
  radius: number,
  { petals = 24, depth = 0.1, curves = 14 }: { petals?: number; depth?: number; curves?: number } = {},
): string {
  let path = '';
  for (let curve = 0; curve < curves; curve++) {
    const size = radius * (0.3 + (0.7 * curve) / (curves - 1));
    for (let degree = 0; degree <= 360; degree += 2) {
      const angle = (degree * Math.PI) / 180;
      const r = size * (1 - depth + depth * Math.cos(petals * angle + (curve * Math.PI) / 2));
      path += `${degree ? 'L' : 'M'}${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    }
    path += 'Z';
  }
  return path;
}
