import { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { helpOperation } from '@casamaestra/contract/content/content.operations.ts';
import { pageParts, urls } from '@casamaestra/contract/pages.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';

/** A page that may be what an unknown address meant. */
export interface NearPage {
  readonly label: string;
  readonly url: string;
}

const WORDS_MAX = 6;
const PRODUCTS = 4;
const CATEGORIES = 3;

/** Words of addresses that say nothing of what was looked for. */
const partNames: ReadonlySet<string> = new Set([
  ...pageParts,
  'web',
  'page',
  'single',
  'product',
  'products',
  'category',
  'html',
  'htm',
  'php',
  'aspx',
  'index',
]);

/** What an address asks for, as somebody would type it: "/det/trapano-a-colonna.html" → "trapano colonna". */
export function wordsOfPath(path: string): string {
  const words = path.toLowerCase().match(/\p{L}{3,40}/gu) ?? [];
  return words
    .filter((word) => !partNames.has(word))
    .slice(-WORDS_MAX)
    .join(' ');
}

/**
 * Pages, categories and products for the words of an address without a page; where nothing has all of them, for those of
 * its last part ("/info/spedizioni.html").
 */
export async function nearPages(commerce: ContractClient, path: string): Promise<readonly NearPage[]> {
  const last = path.slice(path.replace(/\/+$/, '').lastIndexOf('/') + 1);
  for (const term of new Set([wordsOfPath(path), wordsOfPath(last)])) {
    const found = await nearTerm(commerce, term);
    if (found.length > 0) return found;
  }
  return [];
}

async function nearTerm(commerce: ContractClient, term: string): Promise<readonly NearPage[]> {
  if (term === '') return [];
  const [help, found] = await Promise.all([
    commerce.call(helpOperation, { term }),
    commerce.call(suggestOperation, { term, limit: PRODUCTS }),
  ]);
  const answers = help.ok ? help.value.map(({ title, url }) => ({ label: title, url })) : [];
  if (!found.ok) return answers;
  return [
    ...answers,
    ...found.value.categories
      .slice(0, CATEGORIES)
      .map(({ label, url }) => ({ label, url: urls.shop({ category: url }) })),
    ...found.value.products
      .slice(0, PRODUCTS)
      .map(({ name, slug }) => ({ label: name, url: urls.product(slug) })),
  ];
}
