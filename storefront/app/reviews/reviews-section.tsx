import { createContext, use, useCallback } from 'react';
import { LateSection } from '../platform/late-section.tsx';
import css from './reviews.module.css';

/** The server's markup of the reviews; set on the server only. */
export const ReviewsMarkup = createContext('');

type ReviewsSectionProps = { sku: string; name: string };

/** The reviews of a product. */
export function ReviewsSection({ sku, name }: ReviewsSectionProps) {
  const html = use(ReviewsMarkup);
  const start = useCallback(
    async (section: HTMLElement) =>
      (await import('./product-reviews.tsx')).showReviews(section, { sku, name }),
    [sku, name],
  );
  return (
    <LateSection
      id="recensioni"
      labelledBy="recensioni-titolo"
      className={css.reviews}
      html={html}
      start={start}
    />
  );
}
