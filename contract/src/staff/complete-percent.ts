import { productParts } from './goods-filter.ts';
import type { ProductPart } from './goods-filter.ts';

/** How much of what a product's page should have is there, in whole percent; 100 only when nothing is missing. */
export const completePercent = (missing: readonly ProductPart[]): number =>
  Math.floor(((productParts.length - missing.length) * 100) / productParts.length);
