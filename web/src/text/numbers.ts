// Numbers as a language writes them, and with as many digits behind the point as were asked for.

import type { Language } from '../protocol';

export const MINUS = '−';
export const NO_BREAK = '\u00a0';
export const DASH = '–';

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-CA' };

/** The formats, made once for each language and number of digits: making one takes fifty times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      roundingMode: 'halfEven', // as the terminal does
    });
    formats.set(key, format);
  }
  return format;
}

/** A browser's first number takes it as long as a thousand more: made while the page waits for something else. */
export const warmFigures = (language: Language): void => void formatOf(language, 0).format(0);

/** `1,234.5` in English, `1 234,5` in French. */
export function written(value: number, digits: number, language: Language): string {
  return formatOf(language, digits).format(value).replace('-', MINUS);
}

/** A change of a chance, in points of a hundred: `+1.5`, `−0.4`, `0.0`; `+2` without a digit behind the point. */
export function signedPoints(change: number, language: Language, digits = 1): string {
  const points = written(change, digits, language);
  return /[1-9]/.test(points) && change > 0 ? `+${points}` : points.replace(/^−(?=[0.,]+$)/, '');
}

/** A share of one, in per cent; a dash for none. */
export function percentage(share: number | null, digits: number, language: Language): string {
  if (share === null) return DASH;
  return `${written(100 * share, digits, language)}${language === 'fr' ? NO_BREAK : ''}%`;
}
