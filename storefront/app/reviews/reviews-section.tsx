import { createContext, use, useEffect, useRef } from 'react';
import css from './reviews.module.css';

/** The reviews as the server wrote them; filled on the server only. */
export const ReviewsMarkup = createContext('');

type ReviewsSectionProps = { sku: string; name: string };

/**
 * The place of a product's reviews. The server writes them; what a shopper can do with them is loaded when
 * they come near, so that the product page does not carry it.
 */
export function ReviewsSection({ sku, name }: ReviewsSectionProps) {
  // Nothing in the browser: hydration keeps what it finds, and after a navigation the place starts empty.
  const html = use(ReviewsMarkup);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./product-reviews.tsx').then(({ showReviews }) => {
          if (!gone) stop = showReviews(section, { sku, name });
        });
      },
      { rootMargin: '300px' },
    );
    observer.observe(section);
    return () => {
      gone = true;
      observer.disconnect();
      stop?.();
    };
  }, [sku, name]);
  return (
    <section
      id="recensioni"
      ref={place}
      aria-labelledby="recensioni-titolo"
      className={css.reviews}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
