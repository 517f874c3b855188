const CHARACTERS_MAX = 80;

/** Normalises a name: single spaces, one form for all ways to type the same characters. */
export const tidyName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/**
 * Whether a text may be a person's name: letters of any script with marks, apostrophes, hyphens and full
 * stops. URLs and markup are refused, so that our mails cannot carry advertising of strangers.
 */
export function isPersonName(name: string): boolean {
  return (
    name.length <= CHARACTERS_MAX &&
    /\p{Letter}/u.test(name) &&
    /^[\p{Letter}\p{Mark}\p{Number}\s'’ʼ`´.,·-]+$/u.test(name) &&
    !/\p{Letter}\.\p{Letter}{2,}|www/iu.test(name)
  );
}
