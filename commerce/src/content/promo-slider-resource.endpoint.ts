import {
  promoSliderResourceOperation,
  promoTabResourceOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { ContentStore } from './content-store.ts';
import { listPromoTabs } from './promo-tab-list.ts';

const rowsOf = async (content: ContentStore, language: Language) =>
  (await content.now()).promoTabs(language).map(({ row }) => row);

/** GET /api/resource/Promo Slider. */
export function promoSliderResourceEndpoint(
  content: ContentStore,
): Endpoint<typeof promoSliderResourceOperation> {
  return {
    operation: promoSliderResourceOperation,
    cached: true,
    answer: async (args, { language }) => listPromoTabs(await rowsOf(content, language), args),
  };
}

/** GET /api/resource/Promo Slider/<name>. */
export function promoTabResourceEndpoint(content: ContentStore): Endpoint<typeof promoTabResourceOperation> {
  return {
    operation: promoTabResourceOperation,
    cached: true,
    async answer({ name }, { language }) {
      const tab = (await rowsOf(content, language)).find((each) => each.name === name);
      return tab === undefined
        ? refused('promo_tab_unknown', {}, 'name')
        : accepted({ ...tab, doctype: 'Promo Slider' });
    },
  };
}
