import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { itemReviewsOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createContext } from 'react-router';
import { LocaleContext } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { StorefrontLog } from '../platform/request-context.ts';
import { ReviewsContent } from './reviews-content.tsx';
import { pageLength } from './reviews-page.ts';
import type { Review } from './reviews-page.ts';

/** Markup of the reviews on the page being rendered. */
export const reviewsContext = createContext('');

/**
 * The first reviews of a product as markup; empty when they cannot be loaded: the page is shown without them,
 * and the browser tries again.
 */
export async function reviewsHtml(
  commerce: ContractClient,
  { sku, byOrder }: { readonly sku: string; readonly byOrder: boolean },
  locale: Language,
  log: StorefrontLog,
): Promise<{ readonly html: string; readonly reviews: readonly Review[] }> {
  const answer = await commerce
    .call(itemReviewsOperation, { item_code: sku, start: 0, end: pageLength })
    .catch((error: unknown) => {
      log.error({ err: error, sku }, 'page without reviews');
      return null;
    });
  if (answer === null || !answer.ok) return { html: '', reviews: [] };
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <ReviewsContent page={answer.value} sku={sku} byOrder={byOrder} />
    </LocaleContext>,
  );
  return { html, reviews: answer.value.reviews };
}
