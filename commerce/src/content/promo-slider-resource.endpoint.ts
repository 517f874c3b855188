import { promoSliderResourceOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { ContentStore } from './content-store.ts';
import { listPromoTabs } from './promo-tab-list.ts';

/** GET /api/resource/Promo Slider. */
export function promoSliderResourceEndpoint(
  content: ContentStore,
): Endpoint<typeof promoSliderResourceOperation> {
  return {
    operation: promoSliderResourceOperation,
    cached: true,
    answer: async (args) => listPromoTabs(await content.promoTabs(), args),
  };
}
