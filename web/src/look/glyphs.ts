// The eight tokens: one solid shape, at most two cuts in the colour of the disc (`--disc`).

export const GLYPHS = {
  balloon:
    '<path d="M12 1.5c4.3 0 7.3 3 7.3 6.9 0 3.3-2.5 5.8-4.3 7.6H9C7.2 14.2 4.7 11.7 4.7 8.4 4.7 4.5 7.7 1.5 12 1.5Z"/><path d="M9.3 18.3h5.4l-.6 4.2H9.9Z"/><path d="M9.4 15.5v3M14.6 15.5v3" stroke="currentColor" stroke-width="1.1"/><path d="M12 1.5v14.4M8.7 2.8c-1.6 5-.9 9.2.6 13M15.3 2.8c1.6 5 .9 9.2-.6 13" stroke="var(--disc)" stroke-width="1" fill="none"/>',
  lighthouse:
    '<path d="M9.2 8.5h5.6l1.8 13H7.4ZM9 3.9 12 1.5l3 2.4v3.5H9Z"/><path d="M8.3 14.2h7.6M7.9 18h8.3" stroke="var(--disc)" stroke-width="1.7"/><path d="m6.8 4.7-5-1.4v4.4l5-1Zm10.4 0 5-1.4v4.4l-5-1Z"/>',
  valise:
    '<path fill-rule="evenodd" d="M8.5 6.5V4.8c0-1.3.8-2.3 2.2-2.3h2.6c1.4 0 2.2 1 2.2 2.3v1.7h4c1.2 0 2 .8 2 2v10c0 1.2-.8 2-2 2h-15c-1.2 0-2-.8-2-2v-10c0-1.2.8-2 2-2Zm2-1.6v1.6h3V4.9c0-.3-.2-.5-.5-.5h-2c-.3 0-.5.2-.5.5Z"/><path d="M6.7 6.5v14M17.3 6.5v14" stroke="var(--disc)" stroke-width="1.5"/><rect x="10.2" y="10.5" width="3.6" height="4.2" rx=".6" fill="var(--disc)"/>',
  swallow:
    '<path d="M22.5 3.6C17 3 13.6 5 11.8 8.3 9 6.2 5.6 5.7 1.5 6.5c3.4 1 5.6 2.8 7 5.4-.6 3.1-2.5 5.6-6 8.6 3.6-.7 6.3-2 8.2-3.8.6 1.9.6 3.8.2 5.8 2.9-2.7 4.6-5.7 4.7-9.4C19 11.3 20.3 8 20 5.6c.7-.3 1.7-.9 2.5-2Z"/>',
  parasol:
    '<path d="M12 2.2c6 .3 9.8 4 10 9.6-2-1.5-4.4-1.5-6.3 0-2.2-1.6-5.2-1.6-7.4 0-1.9-1.5-4.3-1.5-6.3 0C2.2 6.2 6 2.5 12 2.2Z"/><path d="M11 10h2v9a1.4 1.4 0 0 0 2.7 0h2a3.4 3.4 0 0 1-6.7 0Z"/>',
  bell: '<path d="M10.6 4.6h2.8V7c4.6.7 7.6 4.3 7.9 9.3H2.7C3 11.3 6 7.7 10.6 7ZM2 17.8h20v3.7H2Z"/><circle cx="12" cy="3.5" r="2.1"/>',
  key: '<path fill-rule="evenodd" d="M7 3.2a5.5 5.5 0 0 1 5.3 4l10 10-.4 4.3-4.5.2v-2.9h-2.9v-2.9h-2.9L9 13.3A5.5 5.5 0 1 1 7 3.2Zm-1 2.9a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"/>',
  compass:
    '<path d="m12 1 2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6Z"/><path d="M12 5.5 13.3 12 12 18.5 10.7 12Z" fill="var(--disc)"/>',
} as const;

export type Glyph = keyof typeof GLYPHS;

export const GLYPH_NAMES = Object.keys(GLYPHS) as Glyph[];
