// The mark of each group, one shape on a 24-unit grid: the third sign beside its ink and its hatching.

/** The same stroke, turned about the middle of the grid by each of the angles. */
const turned = (path: string, angles: number[]): string =>
  angles.map((angle) => `<path d="${path}" transform="rotate(${angle} 12 12)"/>`).join('');

const LOZENGE = '<path fill-rule="evenodd" d="M12 2 21 12 12 22 3 12Zm0 5.6L7.8 12l4.2 4.4 4.2-4.4Z"/>';

/** Brown took the place of purple on later boards, and with it its mark. */
const MARKS = {
  brown: LOZENGE,
  purple: LOZENGE,
  light_blue:
    '<path d="M2 8.2c2.7-3.4 5.3-3.4 8 0 2 2.5 3.5 2.5 5.5 0 2-2.6 4.5-2.6 6.5-.4v4c-2-2.5-3.8-2.5-5.5 0-2.7 3.3-5.7 3.3-8.3 0-2-2.5-3.9-2.5-6.2.4Zm0 8c2.7-3.4 5.3-3.4 8 0 2 2.5 3.5 2.5 5.5 0 2-2.6 4.5-2.6 6.5-.4v4c-2-2.5-3.8-2.5-5.5 0-2.7 3.3-5.7 3.3-8.3 0-2-2.5-3.9-2.5-6.2.4Z" transform="translate(0 -1.5)"/>',
  pink: '<path fill-rule="evenodd" d="M12 2a4.9 4.9 0 0 1 4.8 5.2A4.9 4.9 0 1 1 16.8 16.8 4.9 4.9 0 1 1 7.2 16.8 4.9 4.9 0 1 1 7.2 7.2 4.9 4.9 0 0 1 12 2Zm0 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z"/>',
  orange: `<circle cx="12" cy="12" r="4.6"/><g stroke="currentColor" stroke-width="2.7">${turned('M12 1.8V5', [0, 45, 90, 135, 180, 225, 270, 315])}</g>`,
  red: '<path d="m12 1.8 3 7 7.4.6-5.7 4.9 1.8 7.4L12 17.7l-6.5 4 1.8-7.4L1.6 9.4 9 8.8Z"/>',
  yellow: '<path d="M15.8 2.5a9.8 9.8 0 1 0 5.4 14.6A8.6 8.6 0 0 1 15.8 2.5Z"/>',
  green:
    '<path fill-rule="evenodd" d="M12 1.5c6 4 8.5 9 6.3 13.7-1.1 2.3-3 3.5-5.3 3.8v3.5h-2V19c-2.3-.3-4.2-1.5-5.3-3.8C3.5 10.5 6 5.5 12 1.5Zm-.7 6v9h1.4v-9Z"/>',
  dark_blue: '<path d="M3.6 17 2 6.5l5.6 4.2L12 3.5l4.4 7.2L22 6.5 20.4 17ZM4 18.6h16v2.9H4Z"/>',
  railroad: `<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8Z"/><circle cx="12" cy="12" r="2.6"/><g stroke="currentColor" stroke-width="1.7">${turned('M12 4v16', [0, 60, 120])}</g>`,
  utility: '<path d="M13.5 1.5 4.5 13.7h6L9 22.5l9.5-12.7h-6.2Z"/>',
  water: '<path d="M12 1.8c4.4 5.6 6.8 9 6.8 12.7a6.8 6.8 0 0 1-13.6 0c0-3.7 2.4-7.1 6.8-12.7Z"/>',
} as const;

/** A book from Quebec calls the same colours by their French names. */
export const FLEURONS = {
  ...MARKS,
  mauve: MARKS.purple,
  bleu_ciel: MARKS.light_blue,
  rose: MARKS.pink,
  rouge: MARKS.red,
  jaune: MARKS.yellow,
  vert: MARKS.green,
  bleu_fonce: MARKS.dark_blue,
} as const;
