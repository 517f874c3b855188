/** Month letters of the codice fiscale (DM 23/12/1976), January first. */
const months = 'ABCDEHLMPRST';
const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Omocodia: letters that replace the digits 0 to 9 when two people would have the same code. */
const digitLetters = 'LMNPQRSTUV';
/** Added to the day of birth of women. */
const WOMEN_DAYS = 40;

const digit = `[0-9${digitLetters}]`;
const shape = new RegExp(
  `^[A-Z]{6}(?<year>${digit}{2})(?<month>[${months}])(?<day>${digit}{2})[A-Z]${digit}{3}[A-Z]$`,
);

/** Values of characters at odd positions (first, third, …), by their index in 0–9 or A–Z. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

const LETTER_A = 65;
const DIGIT_0 = 48;

function placeOf(code: number): number {
  return code >= LETTER_A ? code - LETTER_A : code - DIGIT_0;
}

/** Check letter of a codice fiscale from its first fifteen characters. */
export function taxCodeCheckLetter(first: string): string {
  let sum = 0;
  for (let index = 0; index < first.length; index += 1) {
    const place = placeOf(first.charCodeAt(index));
    sum += index % 2 === 0 ? (oddValues[place] ?? 0) : place;
  }
  return String.fromCharCode(LETTER_A + (sum % 26));
}

function numberOf(text: string): number {
  return Number(
    text.replace(/[A-Z]/g, (letter) => {
      return String(digitLetters.indexOf(letter));
    }),
  );
}

/** Normalised as stored and sent to the tax agency: upper case, no spaces. */
export function normalTaxCode(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Whether a text is the codice fiscale of a person: form, possible date of birth, check letter; omocodia
 * included (DM 23/12/1976, art. 6). Expects the normalised form.
 */
export function isPersonalTaxCode(code: string): boolean {
  const groups = shape.exec(code)?.groups;
  if (groups === undefined) return false;
  const sentDay = numberOf(groups['day'] ?? '');
  const day = sentDay > WOMEN_DAYS ? sentDay - WOMEN_DAYS : sentDay;
  const lastDay = daysOfMonth[months.indexOf(groups['month'] ?? '')] ?? 0;
  if (day < 1 || day > lastDay) return false;
  return taxCodeCheckLetter(code.slice(0, 15)) === code[15];
}
