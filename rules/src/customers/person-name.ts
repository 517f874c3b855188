const CHARACTERS_MAX = 80;

/** A name as it is written: spaces in order, one text for all ways to type the same characters. */
export const tidyName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/**
 * Whether a text may be somebody's name: letters of any script, with marks, apostrophes, hyphens, full stops.
 * Web addresses and mark-up are refused, so that our mails cannot carry somebody's advertisement.
 */
export function isPersonName(name: string): boolean {
  return (
    name.length <= CHARACTERS_MAX &&
    /\p{Letter}/u.test(name) &&
    /^[\p{Letter}\p{Mark}\p{Number}\s'’ʼ`´.,·-]+$/u.test(name) &&
    !/\p{Letter}\.\p{Letter}{2,}|www/iu.test(name)
  );
}
