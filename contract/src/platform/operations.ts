import { quoteOperation } from '../cart/cart.operations.ts';
import {
  bestSellersOperation,
  familyFeaturesOperation,
  listingOperation,
  productOperation,
  suggestOperation,
} from '../catalog/catalog.operations.ts';
import {
  footerOperation,
  homeOperation,
  menuOperation,
  promoSliderOperation,
  promoSliderResourceOperation,
  webPageOperation,
} from '../content/content.operations.ts';
import type { Operation } from './operation.ts';

/** Every call of the contract: the service serves these, the OpenAPI document lists them. */
export const operations: readonly Operation[] = [
  listingOperation,
  productOperation,
  suggestOperation,
  familyFeaturesOperation,
  bestSellersOperation,
  menuOperation,
  homeOperation,
  promoSliderOperation,
  promoSliderResourceOperation,
  footerOperation,
  webPageOperation,
  quoteOperation,
];
