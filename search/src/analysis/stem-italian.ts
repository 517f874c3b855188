import { ITALIAN_STEM_EXCEPTIONS } from './stem-italian-exceptions.data.ts';

/** "punta punte | punto punti": each side of the bar is a word whose forms must have a stem of their own. */
function readExceptions(lines: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of lines.split('\n')) {
    for (const side of line.split('|')) {
      const forms = side.trim().split(/\s+/);
      const lemma = forms[0];
      if (lemma !== undefined && lemma !== '') for (const form of forms) stems.set(form, `${lemma}_`);
    }
  }
  return stems;
}

const EXCEPTIONS = readExceptions(ITALIAN_STEM_EXCEPTIONS);

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter);

/**
 * Light stemming of a folded Italian word: removes gender and number, keeps derivations ("trapani" =
 * "trapano", "bianche" = "bianco", "specchi" = "specchio", but "lampadina" is not "lampada"). Heavier
 * stemmers separate singular and plural of common nouns; nouns that differ by gender only (punta, punto) are
 * distinguished by a list.
 */
export function stemItalian(word: string): string {
  const known = EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  if (word.length < 4) return word;
  let end = word.length;
  if (!isVowel(word[end - 1]) || word[end - 1] === 'u') return word;
  end -= 1;
  if (word[end - 1] === 'i' && end > 2) end -= 1;
  if (word[end - 1] === 'h' && (word[end - 2] === 'c' || word[end - 2] === 'g')) end -= 1;
  return end < 2 ? word : word.slice(0, end);
}
