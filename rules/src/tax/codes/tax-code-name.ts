/** Letters that no accent comes off from, as registry offices write them. */
const plainLetters: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Þ: 'TH',
};

/** Words of a name in the letters A to Z: no accents, no apostrophes; a hyphen parts words. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toUpperCase()
    .replace(/[ÆŒØŁĐÞ]/g, (letter) => plainLetters[letter] ?? '')
    .normalize('NFD')
    .replace(/[^A-Z\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '');

const consonantsOf = (letters: string): string => letters.replace(/[AEIOU]/g, '');

/** Consonants, then vowels, then X: the first three. */
const surnameLetters = (letters: string): string =>
  `${consonantsOf(letters)}${letters.replace(/[^AEIOU]/g, '')}`.slice(0, 3).padEnd(3, 'X');

/** As of a surname, but of four consonants or more the first, third and fourth. */
function firstNameLetters(letters: string): string {
  const consonants = consonantsOf(letters);
  return consonants.length > 3 ? `${consonants[0]}${consonants[2]}${consonants[3]}` : surnameLetters(letters);
}

/** Whether three letters stand for a name: for all its words or for the first of them, since not everybody types all. */
function standFor(code: string, name: string, lettersOf: (letters: string) => string): boolean {
  const words = wordsOf(name);
  return words.length === 0 || words.some((_, last) => lettersOf(words.slice(0, last + 1).join('')) === code);
}

/**
 * Whether a codice fiscale can be of a person of this name (DM 23/12/1976, art. 2 and 3). Expects the normalised
 * form. True as well where nothing can be compared: codes of companies (11 digits), unfinished codes, names
 * without Latin letters. Only a reason to look again, never to refuse: names change, codes do not.
 */
export function taxCodeFitsName(code: string, firstName: string, lastName: string): boolean {
  if (!/^[A-Z]{6}[A-Z\d]{10}$/.test(code)) return true;
  return (
    standFor(code.slice(0, 3), lastName, surnameLetters) &&
    standFor(code.slice(3, 6), firstName, firstNameLetters)
  );
}
