import { showToast } from '@casamaestra/ui/toast.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { compareMax } from './compare-list.ts';
import { showComparePanel } from './compare-panel.ts';
import { withOneMore } from './compared.ts';
import {
  comparedHere,
  keepCompared,
  comparedName,
  readCompared,
  removeCompared,
  skuOf,
} from './kept-compare.ts';

export { paintCompare } from './kept-compare.ts';

/** Additions go one after the other: each begins with what the one before has kept. */
let last: Promise<void> = Promise.resolve();

/** A click on a link that compares: adds, takes out, or opens the list. Rejects when the service does not answer. */
export function compareClicked(link: HTMLAnchorElement): Promise<void> {
  const sku = skuOf(link);
  if (sku === null) return showComparePanel(link);
  const adding = last.then(() => toggle(sku, link));
  last = adding.catch(() => {});
  return adding;
}

async function toggle(sku: string, link: HTMLAnchorElement): Promise<void> {
  if (comparedHere().includes(sku)) return removeCompared(sku, comparedName(link));
  const known = await readCompared([sku]);
  const added = known.find((one) => one.sku === sku);
  const next =
    added &&
    withOneMore(
      known.filter((one) => one.sku !== sku),
      added,
    );
  // A choice to make, a product that is gone, a browser without cookies: the page of the link deals with it.
  if (!added || next?.kind !== 'list' || !keepCompared(next.skus)) return location.assign(link.href);
  const { compare } = messagesOf(documentLocale());
  showToast({
    kind: 'cart',
    key: 'compare',
    text: compare.added(added.product.name, next.skus.length, compareMax),
    links: [{ label: compare.openCount(next.skus.length), href: urls.compare() }],
  });
}
