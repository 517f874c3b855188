import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { browserStorage } from '../platform/browser-storage.ts';
import { can } from '../platform/capabilities.ts';
import { rememberSeen, seenIn } from './seen-list.ts';
import css from './seen-place.module.css';

type SeenPlaceProps = {
  /** The product of the page: remembered, and not shown among the others. */
  id?: number;
  sku?: string;
};

/**
 * Where the products seen lately stand, below everything else. The place is kept before anything is painted, where this
 * browser has seen some (`early-preferences.ts`); what fills it is loaded once it comes near the viewport.
 */
export function SeenPlace({ id, sku }: SeenPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Row, setRow] = useState<ComponentType<SeenPlaceProps>>();
  useEffect(() => {
    const element = place.current;
    if (!element || seenIn(browserStorage()).every((seen) => seen.id === id)) return undefined;
    let left = false;
    const observer = new IntersectionObserver(
      (seen) => {
        // A busy browser tells several moments at once.
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void import('./seen-row.tsx').then((part) => left || setRow(() => part.SeenRow));
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [id]);
  useEffect(() => {
    if (id === undefined || sku === undefined) return undefined;
    rememberSeen(browserStorage(), { id, sku });
    // The next page keeps a place for this product.
    return () => void (document.documentElement.dataset['seen'] = '');
  }, [id, sku]);
  return (
    <div
      ref={place}
      className={css.place}
      data-rows={id === undefined && can('picks') ? 2 : 1}
      data-no-print=""
      data-travel=""
    >
      {Row && <Row {...(id !== undefined && { id })} />}
    </div>
  );
}
