/** Characters that need more than lower-casing: everything outside printable ASCII. */
const NEEDS_CARE = /[^\x20-\x7e]/;
const MARKS = /\p{M}+/gu;
const TRADE_SIGNS = /[™®©℠]/g;
/** Control and format characters, unusual spaces, and everything beyond the basic plane (emoji). */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\u{10000}-\u{10ffff}]/gu;
const APOSTROPHES = /[’‘ʼ`´′]/g;
const QUOTES = /[″“”„«»]/g;

/**
 * Normalises text: lower case without accents, one kind of apostrophe and of quote, "×" as "x", "½" as "
 * 1/2", control characters and unusual spaces as blanks. Idempotent.
 */
export function fold(text: string): string {
  if (!NEEDS_CARE.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return (
    text
      .replace(TRADE_SIGNS, '')
      .replace(APOSTROPHES, "'")
      .replace(QUOTES, '"')
      .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, ' $&')
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(CONTROLS, ' ')
      // Some come apart only now: a triple prime (U+2034), an n with its apostrophe (U+0149).
      .replace(APOSTROPHES, "'")
      .replaceAll('⁄', '/')
      .replaceAll('×', 'x')
      .replaceAll("''", '"')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .replaceAll('œ', 'oe')
      .normalize('NFKD')
      .replace(MARKS, '')
  );
}

/**
 * A label or value as a key: folded, runs of other characters replaced by a hyphen ("Utensili elettrici" →
 * "utensili-elettrici").
 */
export function foldKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** A SKU, GTIN or product code without case and separators ("tnx-18.a" → "TNX18A"). */
export function codeKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();
}
