import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { cell, readTable } from '../table/psv.ts';
import type { Draft } from './draft.ts';

/** As many as the row of a product page shows at once. */
const most = 6;

/** A line of the table: whom it is for, when, and what is needed. */
type Rule = {
  /** Keys of products, or of leaves behind a slash. */
  readonly of: ReadonlySet<string>;
  /** "Fissaggio=a vite" (a feature) or "nome=in zolla" (words of the name); empty: always. */
  readonly when: string;
  readonly needs: readonly string[];
};

function readRules(): Rule[] {
  return readTable('accessories').map((line) => ({
    of: new Set(cell(line, 'of').split(',')),
    when: cell(line, 'if'),
    needs: cell(line, 'needs').split(',').filter(Boolean),
  }));
}

function holds(when: string, { name, features }: Draft): boolean {
  if (when === '') return true;
  if (when.startsWith('nome=')) return name.includes(when.slice('nome='.length));
  return features.split('; ').includes(when);
}

/** What a product needs: the lines that name it, else those of its leaf, each under its condition, in their order. */
function needsOf(draft: Draft, rules: readonly Rule[]): string[] {
  const named = rules.filter(({ of }) => of.has(draft.key));
  const asked = named.length > 0 ? named : rules.filter(({ of }) => of.has(`/${draft.leaf.key}`));
  const needs = asked.filter(({ when }) => holds(when, draft)).flatMap((rule) => rule.needs);
  return [...new Set(needs)].filter((key) => key !== draft.key);
}

/** The rows with the codes of their accessories that are in stock; `drafts` are what the rows were made from. */
export function withAccessories(
  drafts: readonly Draft[],
  rows: readonly ProductRowInput[],
): ProductRowInput[] {
  const rules = readRules();
  const made = new Map(rows.map((row, index) => [drafts[index]?.key, row]));
  const places = new Set(drafts.flatMap(({ key, leaf }) => [key, `/${leaf.key}`]));
  const lost = rules.flatMap(({ of }) => [...of]).filter((place) => !places.has(place));
  if (lost.length > 0) throw new Error(`accessories of nothing: ${lost.join(', ')}`);
  return rows.map((row, index) => {
    const draft = drafts[index];
    const accessories = (draft === undefined ? [] : needsOf(draft, rules))
      .map((key) => {
        const needed = made.get(key);
        if (needed === undefined) throw new Error(`unknown accessory: ${key}`);
        return needed;
      })
      .filter(({ variants }) => variants.some(({ stock }) => (stock ?? 0) > 0))
      .slice(0, most)
      .map(({ code }) => code);
    return accessories.length === 0 ? row : { ...row, accessories };
  });
}
