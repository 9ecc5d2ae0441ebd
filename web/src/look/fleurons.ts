// The mark of each group, and of each utility that has one of its own: one shape on a 24-unit grid: the third sign beside its ink and its hatching.

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
  taxi: '<path d="M2 2h6.700v6.700H2Zm13.300 0H22v6.700h-6.700ZM8.700 8.700h6.600v6.600H8.700ZM2 15.300h6.700V22H2Zm13.300 0H22V22h-6.700Z"/>',
  cable:
    '<path fill-rule="evenodd" d="m7 1.800 1.500-1 3.500 4.400 3.500-4.400 1.500 1L14.300 5.500H21c.9 0 1.500.6 1.500 1.500v11.500c0 .9-.6 1.500-1.500 1.500H3c-.9 0-1.500-.6-1.500-1.500V7c0-.9.600-1.500 1.500-1.500h6.700ZM4.500 8.500V17H16V8.500Zm14 0v2h1.800v-2Zm0 4v2h1.800v-2ZM5 20.700h3v1.800H5Zm11 0h3v1.800h-3Z"/>',
  gas: '<path fill-rule="evenodd" d="M12.500 1c.5 4 5.800 6.200 5.800 12.200 0 5.300-2.800 9.300-6.500 9.300s-6.300-3.300-6.300-8c0-3.200 1.700-5.300 3.200-6.500 0 2 .5 3 1.600 3.700C10 7.500 10.500 3.500 12.500 1Zm-.4 11.500c-1.700 1.600-2.900 3-2.900 5 0 1.700 1.100 2.900 2.700 2.900s2.800-1.300 2.800-3.100c0-2-1.500-3-2.600-4.800Z"/>',
  internet: `<path fill-rule="evenodd" d="M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Zm-1.100 2.700C9.400 5.600 8.500 7.700 8.200 10h2.700Zm2.200 0V10h2.700c-.3-2.300-1.200-4.400-2.700-5.800Zm-6 1.600A8.300 8.300 0 0 0 4 10h2c.1-1.500.5-2.900 1.100-4.200Zm9.800 0c.6 1.300 1 2.700 1.100 4.200h2a8.300 8.300 0 0 0-3.100-4.200ZM4 12.200a8.300 8.300 0 0 0 3.100 6c-.6-1.800-1-3.800-1.100-6Zm4.200 0c.3 3 1.200 5.700 2.700 7.500v-7.500Zm4.900 0v7.500c1.500-1.800 2.400-4.500 2.700-7.500Zm4.900 0c-.1 2.200-.5 4.200-1.100 6a8.300 8.300 0 0 0 3.100-6Z"/>`,
  sewage:
    '<path d="M1.500 3h4.300v10H1.500Zm5.500 1.500h6c5 0 8.500 3.300 8.500 8V14H23v2h-8.500v-2h1.500v-1.500c0-1.700-1.200-2.800-3-2.800H7ZM18.800 17.500c1.400 1.800 2.200 2.800 2.200 3.800a2.200 2.200 0 0 1-4.400 0c0-1 .8-2 2.200-3.800Z"/>',
  telephone:
    '<path d="M6.500 1.500 9.600 7 7.500 9.300c1.300 3.200 3.900 5.900 7.200 7.200l2.300-2.100 5.500 3.100c-.3 3.100-2 5-4.700 5C9.700 22.500 1.500 14.300 1.500 6.200c0-2.700 1.900-4.400 5-4.700Z"/>',
  trash:
    '<path fill-rule="evenodd" d="M9 1.500h6v2h6V6H3V3.500h6ZM4.500 7.500h15L18.300 22.500H5.700ZM8 10l.6 10h1.700L9.800 10Zm3.100 0v10h1.800V10Zm3.100 0-.5 10h1.700l.6-10Z"/>',
  rays: `<circle cx="12" cy="12" r="4"/>${turned('M11 1.500h2v4.500h-2Z', [0, 60, 120, 180, 240, 300])}`,
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
