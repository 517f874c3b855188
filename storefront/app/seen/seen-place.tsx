import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { browserStorage, storedText } from '../platform/browser-storage.ts';
import css from './seen-place.module.css';

type SeenPlaceProps = {
  /** The product of the page: remembered, and not shown among the others. */
  id?: number;
  sku?: string;
};

/**
 * Where the products seen lately stand, below everything else. The place is kept before anything is painted, where this
 * browser has seen some (`early-preferences.ts`); what fills it is loaded once the page is idle.
 */
export function SeenPlace({ id, sku }: SeenPlaceProps) {
  const [Row, setRow] = useState<ComponentType<SeenPlaceProps>>();
  useEffect(() => {
    if (id === undefined && storedText(browserStorage(), 'recently-seen') === null) return;
    let left = false;
    const later = setTimeout(() => {
      void import('./seen-row.tsx').then((part) => {
        if (left) return;
        if (id !== undefined && sku !== undefined) part.remember({ id, sku });
        setRow(() => part.SeenRow);
      });
    }, 600);
    return () => {
      left = true;
      clearTimeout(later);
      // The next page keeps a place for this product.
      if (id !== undefined) document.documentElement.dataset['seen'] = '';
    };
  }, [id, sku]);
  return (
    <div className={css.place} data-no-print="" data-travel="">
      {Row && <Row {...(id !== undefined && { id })} />}
    </div>
  );
}
