import {
  categoryTag,
  listingTag,
  productTag,
  wideListingTag,
} from '@casamaestra/contract/platform/page-tags.ts';
import type { CommercePart } from '../commerce-part.ts';
import { allPagesTag } from '../page-purge/page-purger.ts';
import type { PurgeQueue } from '../page-purge/purge-queue.ts';
import type { HtmlCache } from './html-cache.ts';

interface KeptPages {
  readonly cache: HtmlCache | undefined;
  readonly purges: PurgeQueue | undefined;
  /** Called when header, footer or content changed, which are on every page. */
  readonly onEveryPage: () => void;
}

/** Drops pages that show what changed: those this node keeps first, then those of the cache in front of it. */
export function followChanges(
  commerce: Pick<CommercePart, 'onChange'>,
  { cache, purges, onEveryPage }: KeptPages,
): void {
  commerce.onChange((change) => {
    if (change.content || change.categories || change.everything) {
      onEveryPage();
      cache?.clear();
      purges?.add([allPagesTag]);
    } else if (change.productIds.length > 0) {
      const { productIds, categoryUrls } = change;
      const lists = categoryUrls ? [wideListingTag, ...categoryUrls.map(categoryTag)] : [listingTag];
      const tags = [...lists, ...productIds.map(productTag)];
      cache?.drop(tags);
      purges?.add(tags);
    }
  });
}
