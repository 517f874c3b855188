import { listingOperation, productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { urls, withQuery } from '@casamaestra/contract/pages.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { data } from 'react-router';
import { uncached } from '../platform/page-cache.ts';
import { skusInAddress } from './compare-list.ts';
import { comparedOf, fittingTogether, withOneMore } from './compared.ts';
import type { Compared } from './compared.ts';
import type { ComparedDetail } from './compare-rows.ts';

/** What is to be said about the list shown, with the SKUs it is about. */
export interface CompareNotes {
  /** SKUs of the address that the catalogue does not have. */
  readonly unknown: number;
  readonly unknownAdded: boolean;
  readonly others: readonly string[];
  /** The comparison left for a new one. */
  readonly before: readonly string[];
  /** Another comparison is kept in this browser. */
  readonly shared: boolean;
}

export type CompareStep =
  | { readonly kind: 'list'; readonly compared: readonly ComparedDetail[]; readonly notes: CompareNotes }
  | {
      readonly kind: 'full' | 'other-kind';
      readonly added: Compared;
      readonly kept: readonly Compared[];
    }
  /** The next address; `keep`: the list that this browser keeps from now on. */
  | { readonly kind: 'go'; readonly to: string; readonly keep?: readonly string[] };

/** Addresses that change what is compared; plain links, so they work without scripts. */
export const compareLinks = {
  instead: (added: string, instead: string) => withQuery(urls.compare(), { add: added, instead }),
  anew: (added: string) => withQuery(urls.compare(), { add: added, anew: '1' }),
  without: (skus: readonly string[], sku: string) =>
    withQuery(urls.compare(), { skus: skus.join(','), remove: sku }),
  keep: (skus: readonly string[]) => withQuery(urls.compare(), { skus: skus.join(','), keep: '1' }),
  clear: () => withQuery(urls.compare(), { clear: '1' }),
};

/** What a request to the page asks for. @throws a 503 answer while the catalogue is being loaded */
export async function compareStep(
  search: URLSearchParams,
  kept: readonly string[],
  commerce: ContractClient,
): Promise<CompareStep> {
  const added = skusInAddress(search.get('add'))[0];
  if (added !== undefined) return adding(added, search, kept, commerce);
  if (search.has('clear')) return { kind: 'go', to: urls.compare(), keep: [] };
  const asked = skusInAddress(search.get('skus'));
  if (search.has('keep')) return { kind: 'go', to: urls.compare(asked), keep: asked.slice(0, 4) };
  const removed = search.get('remove');
  if (removed !== null) {
    const left = asked.filter((sku) => sku !== removed);
    const own = kept.filter((sku) => sku !== removed);
    return { kind: 'go', to: urls.compare(left), ...(own.length < kept.length && { keep: own }) };
  }
  if (asked.length === 0 && kept.length > 0) return { kind: 'go', to: urls.compare(kept) };
  return listed(asked, search, kept, commerce);
}

async function adding(
  sku: string,
  search: URLSearchParams,
  kept: readonly string[],
  commerce: ContractClient,
): Promise<CompareStep> {
  const known = await lookUp([...kept, sku], commerce);
  const added = known.find((one) => one.sku === sku);
  const own = known.filter((one) => kept.includes(one.sku));
  const ownSkus = own.map((one) => one.sku);
  if (added === undefined)
    return { kind: 'go', to: withQuery(urls.compare(), { skus: ownSkus.join(','), missing: '1' }) };
  if (search.has('anew')) {
    const to = withQuery(urls.compare(), { skus: sku, before: ownSkus.join(',') });
    return { kind: 'go', to, keep: [sku] };
  }
  const next = withOneMore(own, added, search.get('instead'));
  if (next.kind !== 'list') return { kind: next.kind, added, kept: own };
  return { kind: 'go', to: urls.compare(next.skus), keep: next.skus };
}

async function listed(
  asked: readonly string[],
  search: URLSearchParams,
  kept: readonly string[],
  commerce: ContractClient,
): Promise<CompareStep> {
  const known = asked.length === 0 ? [] : await lookUp(asked, commerce);
  const { shown, others } = fittingTogether(known);
  const details = await Promise.all(shown.map((one) => detailed(one, commerce)));
  const compared = details.filter((one) => one !== null);
  const skus = new Set(compared.map(({ sku }) => sku));
  return {
    kind: 'list',
    compared,
    notes: {
      unknown: asked.length - known.length,
      unknownAdded: search.has('missing'),
      others: others.map(({ sku }) => sku),
      before: skusInAddress(search.get('before')),
      shared:
        compared.length > 0 &&
        kept.length > 0 &&
        !(kept.length === skus.size && kept.every((sku) => skus.has(sku))),
    },
  };
}

async function lookUp(skus: readonly string[], commerce: ContractClient): Promise<Compared[]> {
  const found = await commerce.call(listingOperation, {
    skus: skus.join(';'),
    per_page: skus.length,
    without_facets: '1',
  });
  if (!found.ok) throw data(found.refusal.message, { status: 503, headers: uncached });
  return comparedOf(skus, found.value.products);
}

async function detailed(
  { sku, product: { slug } }: Compared,
  commerce: ContractClient,
): Promise<ComparedDetail | null> {
  const found = await commerce.call(productOperation, { slug });
  return found.ok && !('redirect_to' in found.value.product) ? { sku, product: found.value.product } : null;
}
