/** Everything that is neither plain printable ASCII nor in need of care. */
const NEEDS_CARE = /[^\x20-\x7e]/;
const MARKS = /\p{M}+/gu;
const TRADE_SIGNS = /[™®©℠]/g;
/** Controls, formats, odd spaces, and everything beyond the basic plane (emoji). */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\u{10000}-\u{10ffff}]/gu;
const APOSTROPHES = /[’‘ʼ`´′]/g;
const QUOTES = /[″“”„«»]/g;

/**
 * Lower case without accents, one kind of apostrophe and of quote, "×" as "x", "½" as " 1/2",
 * control and odd space characters as blanks. Idempotent.
 */
export function fold(text: string): string {
  if (!NEEDS_CARE.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .replace(TRADE_SIGNS, '')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, ' $&')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(CONTROLS, ' ')
    .replaceAll('⁄', '/')
    .replaceAll('×', 'x')
    .replaceAll("''", '"')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFKD')
    .replace(MARKS, '');
}

/** A label or value as a key: folded, every run of other signs one hyphen ("Utensili elettrici" → "utensili-elettrici"). */
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
