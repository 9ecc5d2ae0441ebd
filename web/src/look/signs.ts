// Pictures of spaces, buildings and signs of the desk, on a 24-unit grid.

export const SIGNS = {
  house: '<path d="M12 3 22 11.5V22H2V11.5Z"/>',
  hotel:
    '<path fill-rule="evenodd" d="M3 22V7h7.5V2h1.6l7 2-5.5 2V7H21v15ZM6 10v3h3v-3Zm4.5 0v3h3v-3Zm4.5 0v3h3v-3Zm-9 5v3h3v-3Zm9 0v3h3v-3Zm-4.5 0v7h3v-7Z"/>',
  horseshoe:
    '<path fill-rule="evenodd" d="M12 1.5c5.5 0 9 4 9 9.3 0 4.5-1.8 8-3.4 11.7l-4.7-1.7c1.4-3.3 3-6.3 3-9.7 0-2.8-1.5-4.6-3.9-4.6s-3.9 1.8-3.9 4.6c0 3.4 1.6 6.4 3 9.7l-4.7 1.7C4.8 18.8 3 15.3 3 10.8 3 5.5 6.5 1.5 12 1.5Z"/>',
  letter:
    '<path fill-rule="evenodd" d="M2 5h20v14.5H2Zm2 2.3v10.2h16V7.3l-8 6.2Z"/><circle cx="12" cy="13.8" r="3.2"/>',
  stamp:
    '<path fill-rule="evenodd" d="M4 2h2.4a1.6 1.6 0 0 0 3.2 0h4.8a1.6 1.6 0 0 0 3.2 0H20v20h-2.4a1.6 1.6 0 0 0-3.2 0H9.6a1.6 1.6 0 0 0-3.2 0H4Zm3.5 4.5v11h9v-11Z"/><path d="M9.4 9.3h5.2v1.6H9.4Zm0 3.6h5.2v1.6H9.4Z"/>',
  coupe:
    '<path d="M4 3h16c0 5-2.6 8.3-6.8 8.9v6.8c1.9.2 3.5.9 4.3 2.3H6.5c.8-1.4 2.4-2.1 4.3-2.3v-6.8C6.6 11.3 4 8 4 3Z"/>',
  bench:
    '<path d="M12 1.5c5.2 0 8.6 2.7 9.5 6.8h-19C3.4 4.2 6.8 1.5 12 1.5Z"/><path d="M11.2 8h1.6v8h-1.6Z"/><path d="M3 15.2h18v2H3Zm1.5 2h1.9v5H4.5Zm13.1 0h1.9v5h-1.9ZM3 19h18v1.3H3Z"/>',
  bars: '<path fill-rule="evenodd" d="M2 2h20v20H2Zm2.5 2.5v15h1.8v-15Zm4.4 0v15h1.8v-15Zm4.4 0v15h1.8v-15Zm4.4 0v15h1.8v-15Z"/>',
  mortgaged:
    '<path fill-rule="evenodd" d="M3 2h18v20H3Zm2 2v16h14V4Z"/><path d="M5 12 13 4M5 20 19 6M12 20l7-7" stroke="currentColor" stroke-width="1.6"/>',
  book: '<path fill-rule="evenodd" d="M5 2h14v17H6.5c-.8 0-.8 1.5 0 1.5H19V22H6c-1.8 0-3-1.2-3-3V4c0-1.2.8-2 2-2Zm3 4v2h8V6Zm0 4v2h6v-2Z"/>',
  moon: '<path d="M15.8 2.5a9.8 9.8 0 1 0 5.4 14.6A8.6 8.6 0 0 1 15.8 2.5Z"/>',
  menu: '<path d="M2 5h20v2.2H2Zm0 5.9h20v2.2H2Zm0 5.9h20V19H2Z"/>',
  gavel:
    '<path d="m13 2 7 7-2 2-7-7ZM7.5 7.5l7 7-2 2-7-7Zm3-2.9 6.9 6.9-2 2-6.9-6.9Zm3.9 9.3 7.5 6.4-2.3 2.3-6.5-7.4ZM2 20h11v2H2Z"/>',
  swap: '<path d="M2 7h14V3.5L22 8.5 16 13.5V10H2Zm20 10H8v3.5L2 15.5 8 10.7V14h14Z"/>',
  check: '<path d="m3 12.5 2.3-2.3 4.5 4.6L18.9 5.5l2.3 2.3L9.8 19.4Z"/>',
  bot: '<path fill-rule="evenodd" d="M11 1.5h2V5h6c1.2 0 2 .8 2 2v11c0 1.2-.8 2-2 2H5c-1.2 0-2-.8-2-2V7c0-1.2.8-2 2-2h6ZM8 9.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Zm8 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Zm-8 6V17h8v-1.5Z"/>',
  deed: '<path fill-rule="evenodd" d="M2 4h20v16H2Zm2 2v12h16V6Z"/><path d="M6 9h8v1.8H6Zm0 4h5v1.8H6Z"/>',
  plus: '<path d="M10.7 4h2.6v6.7H20v2.6h-6.7V20h-2.6v-6.7H4v-2.6h6.7Z"/>',
  minus: '<path d="M4 10.7h16v2.6H4Z"/>',
  close:
    '<path d="m5 6.7 1.7-1.7 5.3 5.3L17.3 5 19 6.7 13.7 12l5.3 5.3-1.7 1.7-5.3-5.3L6.7 19 5 17.3l5.3-5.3Z"/>',
  sun: '<path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11 1h2v4h-2Zm0 18h2v4h-2ZM1 11h4v2H1Zm18 0h4v2h-4ZM4.9 3.5l2.8 2.8-1.4 1.4L3.5 4.9Zm12.8 12.8 2.8 2.8-1.4 1.4-2.8-2.8ZM19.1 3.5l1.4 1.4-2.8 2.8-1.4-1.4ZM6.3 16.3l1.4 1.4-2.8 2.8-1.4-1.4Z"/>',
  arrow: '<path d="M2 10.8h14.5L11 5.3 12.6 3.7l8.3 8.3-8.3 8.3L11 18.7l5.5-5.5H2Z"/>',
  coin: '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2ZM10.8 7h2.4v10h-2.4Z"/>',
} as const;

/** The manicule: the one thing that points. On a grid of 63 × 38, its lines cut in `--cut`. */
export const MANICULE =
  '<path d="M0 9.5h9v25.5H0Z"/><path d="M11.5 12c3.7-.3 7.5-1.9 11-3.7 3.2-1.6 6.3-3.3 9.7-3.3 3.3 0 4.3 3.4 1.8 5H58.6a4 4 0 0 1 0 8H43.3c1.9 1.7 1.6 4.8-.7 5.9 1.5 2 .6 4.6-1.6 5.4.8 2.7-1.2 4.9-4 4.9H22.5c-4.2 0-7-1.3-11-1.7Z"/><path d="M34.5 10c-3.2 1.8-6.2 2.6-9.2 2.8M31 18h12.3M30.5 23.9h12M30 29.3h11" stroke="var(--cut)" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M3 15.5h3M3 22.2h3M3 29h3" stroke="var(--cut)" stroke-width="2.2"/>';
