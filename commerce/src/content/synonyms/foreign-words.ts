import type { SynonymRule } from '@casamaestra/search/search-engine.ts';

const EN = 'linking: for of with from to in on the an and';
const SK = 'linking: do na pre pri zo od bez';

/** Plurals of an English noun; a form that does not exist harms nothing. */
function englishForms(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`, ...(/(?:s|x|ch|sh)$/.test(word) ? [`${word}es`] : [])];
}

/** The usual endings of a Slovak noun or adjective: gender, number and the cases of a search. */
function slovakForms(word: string): string[] {
  const stem = word.slice(0, -1);
  const endings: Readonly<Record<string, readonly string[]>> = {
    a: ['y', 'u', 'e', 'i', 'ou'],
    o: ['a', 'u', 'om'],
    e: ['a', 'u', 'i'],
    ý: ['á', 'é', 'ú', 'ej', 'ého'],
    á: ['ý', 'é', 'ú', 'ej'],
    é: ['ý', 'á'],
    ť: ['te', 'ti'],
    ň: ['ne', 'ni'],
  };
  const end = word.at(-1) ?? '';
  const own = endings[end];
  if (own !== undefined) return [word, ...own.map((ending) => stem + ending)];
  return [word, ...['y', 'i', 'e', 'u', 'a', 'om'].map((ending) => word + ending)];
}

/** Rules of the search for lines "Italian | English | Slovak", alternatives between commas. */
export function foreignRules(table: string): SynonymRule[] {
  const rules: SynonymRule[] = [EN, SK];
  const words = new Set<string>();
  for (const line of table.trim().split('\n')) {
    const [meaning = '', english = '', slovak = ''] = line.split('|').map((cell) => cell.trim());
    for (const [phrases, formsOf] of [
      [english, englishForms],
      [slovak, slovakForms],
    ] as const)
      for (const phrase of phrases.split(', ')) {
        rules.push(`foreign: ${phrase} = ${meaning}`);
        for (const word of phrase.split(' ')) {
          if (!words.has(word)) rules.push(`forms: ${formsOf(word).join(' ')}`);
          words.add(word);
        }
      }
  }
  return rules;
}
