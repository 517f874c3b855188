import type { ContentFile } from '@casamaestra/contract/content/content-file.ts';
import { listingLayouts } from '@casamaestra/contract/listing-places.ts';
import { cell, readTable } from '../table/psv.ts';
import { categoryPath } from './menu.ts';

/** Layout, filters and card line of listings by category, as the table has them. */
export function listingRows(): ContentFile['listings'] {
  return readTable('listings').map((line) => {
    const path = cell(line, 'category');
    const layout = listingLayouts.find((name) => name === cell(line, 'layout'));
    return {
      category: path === '' ? '' : categoryPath(path.split(' > ')),
      ...(layout && { layout }),
      filters: entries(cell(line, 'filters')),
      card_line: entries(cell(line, 'card')),
    };
  });
}

const entries = (list: string): string[] => (list === '' ? [] : list.split(','));
