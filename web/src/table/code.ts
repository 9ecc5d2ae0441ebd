// The code of a table: three letters and three figures, as one would say it. Big or small letters are the same.

/** How many letters come before the figures, and how long the code is altogether. */
export const LETTERS = 3;
export const LENGTH = 6;

/** Return what was typed or pasted, as far as it is a code; out of a link, the code in it. */
export function readCode(typed: string): string {
  const said = typed.trim().split('/').pop() ?? '';
  let code = '';
  for (const one of said.toUpperCase()) {
    const wanted = code.length < LETTERS ? /[A-Z]/ : /[0-9]/;
    if (code.length < LENGTH && wanted.test(one)) code += one;
  }
  return code;
}

/** Return what is still missing, in a word for the texts: nothing, one figure, or more. */
export function missing(code: string): '' | 'figure' | 'figures' | 'letters' {
  if (code.length >= LENGTH) return '';
  if (code.length === LENGTH - 1) return 'figure';
  return code.length < LETTERS ? 'letters' : 'figures';
}

/** As it is printed: the letters apart from the figures. */
export const printed = (code: string): string => `${code.slice(0, LETTERS)} ${code.slice(LETTERS)}`;
