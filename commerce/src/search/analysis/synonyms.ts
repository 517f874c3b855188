import type { SynonymRule } from '../search-engine.ts';
import type { Analyzer } from './analyzer.ts';

/** What else a phrase may be found by. Terms are stems; an alternative of several must hold them all. */
export type SynonymEntry = { readonly phrase: readonly string[]; readonly alternatives: readonly (readonly string[])[] };

/** Synonyms by the first term of their phrase, longest phrases first. */
export type SynonymTable = ReadonlyMap<string, readonly SynonymEntry[]>;

function stems(analyzer: Analyzer, phrase: string): string[] {
  return analyzer
    .tokens(phrase, 8)
    .filter((token) => token.kind !== 'word' || !analyzer.isStop(token.text))
    .map((token) => analyzer.term(token.text, token.kind === 'word'));
}

/** Reads rules ("a, b, c" or "a => b, c"); blank lines and those that begin with # are skipped. */
export function compileSynonyms(rules: readonly SynonymRule[], analyzer: Analyzer): SynonymTable {
  const byPhrase = new Map<string, Map<string, readonly string[]>>();
  const add = (from: readonly string[], to: readonly string[]): void => {
    const key = from.join(' ');
    if (key === '' || to.length === 0 || key === to.join(' ')) return;
    const alternatives = byPhrase.get(key) ?? new Map<string, readonly string[]>();
    alternatives.set(to.join(' '), to);
    byPhrase.set(key, alternatives);
  };
  for (const rule of rules) {
    if (rule.trim() === '' || rule.trimStart().startsWith('#')) continue;
    const [left = '', right] = rule.split('=>');
    const read = (side: string): string[][] => side.split(',').map((phrase) => stems(analyzer, phrase));
    const from = read(left);
    const to = right === undefined ? from : read(right);
    for (const one of from) for (const other of to) add(one, other);
  }
  const table = new Map<string, SynonymEntry[]>();
  for (const [key, alternatives] of byPhrase) {
    const phrase = key.split(' ');
    const first = phrase[0] ?? '';
    const entries = table.get(first) ?? [];
    entries.push({ phrase, alternatives: [...alternatives.values()] });
    table.set(
      first,
      entries.toSorted((one, other) => other.phrase.length - one.phrase.length),
    );
  }
  return table;
}
