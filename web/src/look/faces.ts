// The faces of the characters: a bust in paper on a disc of ink, with cuts in that ink, on a square of 100. `cut` is a line in
// ink, `eye` a heavier one, `ink` a spot of it, `edge` an outline.

interface Drawing {
  /** The figure, which the hatching of its shaded side follows. */
  bust: string;
  /** The features that lie on it. */
  face: string;
}

export const FACES: Record<string, Drawing> = {
  marguerite: {
    bust:
      '<path d="M12 104C14 82 30 76 40 73V64H60V73C70 76 86 82 88 104Z"/>' +
      '<path d="M50 104V80M38 76l12 9 12-9" class="cut"/>' +
      '<circle cx="54" cy="91" r="1.6" class="ink"/>' +
      '<circle cx="54" cy="98" r="1.6" class="ink"/>' +
      '<path d="M34 44C30 58 33 66 36 68C39 66 39 60 38 54ZM66 44C70 58 67 66 64 68C61 66 61 60 62 54Z" opacity=".8"/>' +
      '<path d="M36 40C35 60 42 70 50 70S65 60 64 40Z"/>' +
      '<path d="M30 33C33 17 42 12 50 12S67 17 70 33C78 36 82 40 84 45C72 40 62 39 50 39S28 40 16 45C18 40 22 36 30 33Z"/>' +
      '<path d="M31 33.5C43 30 57 30 69 33.5M50 12V31M40 15C37 22 36 28 36 31M60 15C63 22 64 28 64 31" class="cut"/>',
    face:
      '<path d="M41.5 48h5M53.5 48h5" class="eye"/>' +
      '<path d="M41 45q3-2 6-.5M53 44.5q3-1.5 6 .5M50 49v8l-2.5 1M45 63q5 2.5 10 0" class="cut"/>',
  },
  quill: {
    bust:
      '<path d="M14 104C16 84 32 78 40 75V62H60V75C68 78 84 84 86 104Z"/>' +
      '<path d="M40 74l10 11 10-11M50 85l-7 9 7 10 7-10Z" class="cut"/>' +
      '<path d="M35 34C34 58 41 71 50 71S66 58 65 34Z"/>' +
      '<path d="M33 42C31 22 41 15 52 15C64 15 69 24 67 42C65 35 62 30 58 28C50 33 40 30 36 33C34 36 33.5 39 33 42Z"/>' +
      '<path d="M36 29C44 24 52 25 60 21M40 22C46 19 52 20 58 17" class="cut"/>' +
      '<path d="M65 47C74 38 80 26 82 12C72 18 65 30 63 44Z"/>' +
      '<path d="M64 47C70 38 75 28 80 15M69 38l7-1M72 32l7-1M70 38l-1-7M73 31l-1-6" class="cut"/>',
    face:
      '<circle cx="43.5" cy="46" r="5.2" class="cut"/>' +
      '<circle cx="57" cy="46" r="5.2" class="cut"/>' +
      '<path d="M48.7 45.5q1.5-1.2 3 0M36 44l2.5 1" class="cut"/>' +
      '<path d="M43.5 46.5h.1M57 46.5h.1" class="eye"/>' +
      '<path d="M38 39.5l8-1.2M54 38.3l8 1.2M51 50l2 8-3.5.8M45.5 64.5h9" class="cut"/>',
  },
  theo: {
    bust:
      '<path d="M14 104C16 84 32 80 40 76V62H60V76C68 80 84 84 86 104Z"/>' +
      '<path d="M36 72C42 80 58 80 64 72L67 82C58 89 42 89 33 82ZM56 85l8 17-9 2-5-17Z"/>' +
      '<path d="M36 73C42 80 58 80 64 73M34 82C42 88 58 88 66 82M40 78l-2 6M47 80v6M55 80l1 6M61 77l3 6" class="cut"/>' +
      '<path d="M35 36C34 58 41 71 50 71S66 58 65 36Z"/>' +
      '<path d="M28 38C28 22 38 15 51 15C66 15 72 24 72 34L80 37C82 40 80 42 76 42C62 38 44 38 31 42C28 42 27 40 28 38Z"/>' +
      '<path d="M30 37C44 32 60 32 73 35M51 15c-2 6-3 11-2 18M38 19c-3 5-4 10-4 15M64 19c2 4 3 9 3 13" class="cut"/>' +
      '<path d="M33 43c0 5 1 9 2 10l2-9ZM67 43c0 5-1 9-2 10l-2-9Z"/>',
    face:
      '<path d="M43.5 47.5v1M56.5 47.5v1" class="eye"/>' +
      '<path d="M40.5 44q3-2.5 6 0M53.5 44q3-2.5 6 0M50 49v6.5l2 1M43 60q7 8 14 0Z" class="cut"/>' +
      '<g class="ink"><circle cx="40" cy="54" r=".8"/><circle cx="43" cy="56" r=".8"/><circle cx="58" cy="56" r=".8"/><circle cx="60.5" cy="54" r=".8"/></g>',
  },
  odile: {
    bust:
      '<path d="M14 104C16 84 32 78 40 75V62H60V75C68 78 84 84 86 104Z"/>' +
      '<path d="M32 79l6 25M68 79l-6 25M36 92h28" class="cut"/>' +
      '<path d="M34 38C33 60 41 71 50 71S67 60 66 38Z"/>' +
      '<path d="M31 44C27 24 38 14 50 14S73 24 69 44C66 34 58 31 50 31S34 34 31 44Z"/>' +
      '<path d="M33 36C38 29 44 27 50 27S62 29 67 36" class="cut"/>' +
      '<path d="M44 15C40 6 34 6 33 12C34 16 40 17 45 17ZM52 15C56 5 63 5 64 11C63 16 57 17 52 17Z"/>' +
      '<circle cx="41" cy="22" r="1.5" class="ink"/>' +
      '<circle cx="50" cy="20" r="1.5" class="ink"/>' +
      '<circle cx="59" cy="22" r="1.5" class="ink"/>' +
      '<path d="M72 104V66l22 38Zm4-6h8l-8-14Z" fill-rule="evenodd" class="edge" stroke-width="1.2"/>',
    face:
      '<path d="M43 48v1M57 48v1" class="eye"/>' +
      '<path d="M40 43.2l6 1.4M54 44.6l6-1.4M50 50v6l-2 1M44 61.5q6 4 12 0" class="cut"/>' +
      '<circle cx="40.5" cy="57" r="2.8" class="cut"/>' +
      '<circle cx="59.5" cy="57" r="2.8" class="cut"/>',
  },
  barnaby: {
    bust:
      '<path d="M10 104C12 82 30 78 38 75V60H62V75C70 78 88 82 90 104Z"/>' +
      '<path d="M36 76C42 84 58 84 64 76M40 80l8 16M60 80l-8 16" class="cut"/>' +
      '<path fill-rule="evenodd" d="M50 92a4 4 0 0 1 1.5 7.7V104h-3v-4.3A4 4 0 0 1 50 92Z" class="edge" stroke-width="1.4"/>' +
      '<path d="M34 36C33 56 40 66 50 66S67 56 66 36Z"/>' +
      '<path d="M32 50C30 68 38 84 50 86C62 84 70 68 68 50C66 55 63 57 59 56C54 54 46 54 41 56C37 57 34 55 32 50Z"/>' +
      '<path d="M38 62c1 8 4 14 7 18M44 66c0 6 2 12 4 16M56 66c0 6-2 12-4 16M62 62c-1 8-4 14-7 18M50 68v15" class="cut"/>' +
      '<path d="M32 36C31 20 40 13 50 13S69 20 68 36Z"/>' +
      '<path d="M30 31h40v9H30Z"/>' +
      '<path d="M30 31h40M30 40h40M34 32v7M38 32v7M42 32v7M46 32v7M50 32v7M54 32v7M58 32v7M62 32v7M66 32v7" class="cut"/>' +
      '<circle cx="50" cy="11" r="4.5"/>',
    face:
      '<path d="M43 46.5v1M57 46.5v1" class="eye"/>' +
      '<path d="M39.5 43.5l7 1.8M53.5 45.3l7-1.8M50 47v6.5q-2 2-3.5 0M46 60q4 1.5 8 0" class="cut"/>',
  },
  sable: {
    bust:
      '<path d="M16 104C18 84 34 78 41 75V62H59V75C66 78 82 84 84 104Z"/>' +
      '<path d="M41 74L50 96L59 74M50 96v8" class="cut"/>' +
      '<path d="M36 32C35 56 42 71 50 71S65 56 64 32Z"/>' +
      '<path d="M27 66C24 30 34 13 52 13C68 13 76 30 73 66C70 68 66 67 64.5 65C66 52 65 42 63 34C54 36 44 33 40 26C36 34 34 46 35.5 65C33 67 30 68 27 66Z"/>' +
      '<path d="M30 60C29 38 35 22 48 17M70 60C71 40 67 24 56 17M33 62c0-14 1-26 5-34M67 62c0-12 0-20-2-27" class="cut"/>' +
      '<circle cx="68.5" cy="70.5" r="2.6"/>',
    face:
      '<path d="M42 47.5h4.5M54 47.5h4.5" class="eye"/>' +
      '<path d="M40.5 44.5l6 .5M53.5 42q4-2.5 6.5 1M50 48v8l2 .8M46 63.5q5 .5 9-1.8" class="cut"/>',
  },
};
