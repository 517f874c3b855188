import type { SynonymRule } from '../search-engine.ts';
import type { Analyzer } from './analyzer.ts';
import { letterMask } from '../index/letter-mask.ts';
import { fold } from './fold.ts';
import { readNeeds, type Needs } from './needs.ts';
import { readForeignWords } from './foreign-words.ts';
import type { ForeignWords } from './foreign-words.ts';

/** Alternatives of a phrase. Terms are stems; an alternative of several terms needs all of them. */
export type SynonymEntry = {
  readonly phrase: readonly string[];
  readonly alternatives: readonly (readonly string[])[];
};

/** A word of the synonyms as written: it may not be in the index, yet it can be misspelt. */
export type SynonymWord = {
  readonly word: string;
  readonly shown: string;
  readonly bytes: Uint8Array;
  readonly letters: number;
  readonly stem: string;
};

/** What a word does in a query, as stems. */
export type WordRoles = {
  /** Names of goods: as the first noun they are found only among products that are it, never in passing. */
  readonly nouns: ReadonlySet<string>;
  /** Good words that no product may contain: never corrected to others. */
  readonly words: ReadonlySet<string>;
  /** Words that only say how or for what ("set", "senza"): they order results and never carry a match. */
  readonly qualifiers: ReadonlySet<string>;
  /** Phrases that are no kind of their first word ("ferro da stiro"), as stems joined by blanks. */
  readonly compounds: ReadonlySet<string>;
  /** Words as written that begin a name of goods with the noun after them: "copri" of "copri water". */
  readonly firsts: ReadonlySet<string>;
  /** Words that say where goods stand ("soggiorno"): beside another word they weigh little. */
  readonly places: ReadonlySet<string>;
  /** By the stem of goods, the stem of those they are bought with: mattresses go with beds. */
  readonly beside: ReadonlyMap<string, string>;
};

export type SynonymTable = {
  /** By the first term of the phrase, longest phrases first. */
  readonly entries: ReadonlyMap<string, readonly SynonymEntry[]>;
  readonly words: readonly SynonymWord[];
  /** The words themselves. */
  readonly spelled: ReadonlySet<string>;
  readonly roles: WordRoles;
  readonly foreign: ForeignWords;
  readonly needs: Needs;
};

/** Rules that are read elsewhere. */
const READ_ELSEWHERE = new Set(['needs', 'foreign', 'forms', 'linking']);
const ROLE =
  /^\s*(nouns|words|qualifiers|compounds|firsts|places|beside|needs|foreign|forms|linking):(.*)$/su;

/**
 * Reads the lines "nouns: …", "words: …", "qualifiers: …", "places: …", "firsts: …" (words), "compounds: …" (phrases
 * between commas) and "beside: letto materasso topper" (goods, then what is bought with them).
 */
function readRoles(rules: readonly SynonymRule[], analyzer: Analyzer): WordRoles {
  const roles = {
    nouns: new Set<string>(),
    words: new Set<string>(),
    qualifiers: new Set<string>(),
    compounds: new Set<string>(),
    firsts: new Set<string>(),
    places: new Set<string>(),
    beside: new Map<string, string>(),
  };
  for (const rule of rules) {
    const [, role, text = ''] = ROLE.exec(rule) ?? [];
    if (role === undefined || READ_ELSEWHERE.has(role)) continue;
    const words = fold(text)
      .split(/[\s,]+/)
      .filter((word) => word !== '');
    const [first = '', ...others] = words.map((word) => analyzer.term(word, true));
    if (role === 'compounds') {
      for (const phrase of text.split(',')) roles.compounds.add(stems(analyzer, phrase).join(' '));
    } else if (role === 'firsts') for (const word of words) roles.firsts.add(word);
    else if (role === 'beside') for (const other of others) roles.beside.set(other, first);
    else if (role === 'nouns' || role === 'words' || role === 'qualifiers' || role === 'places')
      for (const stem of [first, ...others]) roles[role].add(stem);
  }
  return roles;
}

function synonymWords(rules: readonly SynonymRule[], analyzer: Analyzer): SynonymWord[] {
  const words = new Map<string, SynonymWord>();
  for (const shown of rules.flatMap((rule) => rule.split(/,|=>|\s+/))) {
    const word = fold(shown);
    if (!/^\p{L}{4,}$/u.test(word)) continue;
    const bytes = Buffer.from(word);
    const stem = analyzer.term(word, true);
    words.set(word, { word, shown: shown.toLowerCase(), bytes, letters: letterMask(word), stem });
  }
  return [...words.values()];
}

function stems(analyzer: Analyzer, phrase: string): string[] {
  return analyzer
    .tokens(phrase, 8)
    .filter((token) => token.kind !== 'word' || !analyzer.isStop(token.text))
    .map((token) => analyzer.term(token.text, token.kind === 'word'));
}

/**
 * Parses rules ("a, b, c", "a => b, c", or a role: "nouns: a b", or a need); blank lines and those that begin with # are
 * skipped.
 */
export function compileSynonyms(rules: readonly SynonymRule[], analyzer: Analyzer): SynonymTable {
  const byPhrase = new Map<string, Map<string, readonly string[]>>();
  const add = (from: readonly string[], to: readonly string[]): void => {
    const key = from.join(' ');
    if (key === '' || to.length === 0 || key === to.join(' ')) return;
    const alternatives = byPhrase.get(key) ?? new Map<string, readonly string[]>();
    alternatives.set(to.join(' '), to);
    byPhrase.set(key, alternatives);
  };
  const kept = rules.filter(
    (rule) => rule.trim() !== '' && !rule.trimStart().startsWith('#') && !ROLE.test(rule),
  );
  for (const rule of kept) {
    const [left = '', right] = rule.split('=>');
    const read = (side: string): string[][] => side.split(',').map((phrase) => stems(analyzer, phrase));
    const from = read(left);
    const to = right === undefined ? from : read(right);
    for (const one of from) for (const other of to) add(one, other);
  }
  const roles = readRoles(rules, analyzer);
  const words = synonymWords(kept, analyzer);
  for (const compound of roles.compounds) if (!byPhrase.has(compound)) byPhrase.set(compound, new Map());
  const table = new Map<string, SynonymEntry[]>();
  for (const [key, alternatives] of byPhrase) {
    const phrase = key.split(' ');
    const first = phrase[0] ?? '';
    const entry = { phrase, alternatives: [...alternatives.values()] };
    const entries = table.get(first);
    if (entries === undefined) table.set(first, [entry]);
    else entries.push(entry);
  }
  for (const entries of table.values()) entries.sort((one, other) => other.phrase.length - one.phrase.length);
  return {
    entries: table,
    words,
    spelled: new Set(words.map(({ word }) => word)),
    roles,
    foreign: readForeignWords(rules),
    needs: readNeeds(rules, (text) => stems(analyzer, text)),
  };
}
