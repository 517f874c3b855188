import { createContext, use, useEffect, useRef } from 'react';
import css from './reviews.module.css';

/** The server's markup of the reviews; set on the server only. */
export const ReviewsMarkup = createContext('');

type ReviewsSectionProps = { sku: string; name: string };

/**
 * The reviews of a product. The server renders them; the interactive part is loaded when they come near the
 * viewport, so that it is not part of the product page's scripts.
 */
export function ReviewsSection({ sku, name }: ReviewsSectionProps) {
  // Empty in the browser: hydration keeps the existing markup, and after a client navigation the element
  // starts empty.
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
