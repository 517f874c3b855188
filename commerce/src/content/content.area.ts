import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Area, ShopDependencies } from '../area.ts';
import { helpEndpoint } from './help/help.endpoint.ts';
import { applySynonyms } from './synonyms/apply-synonyms.usecase.ts';
import {
  footerEndpoint,
  homeEndpoint,
  menuEndpoint,
  promoSliderEndpoint,
  webPageEndpoint,
} from './content.endpoint.ts';
import { sellingWords } from './selling-words.ts';
import { createContentStore } from './content-store.ts';
import type { ContentStore } from './content-store.ts';
import { promoSliderResourceEndpoint, promoTabResourceEndpoint } from './promo-slider-resource.endpoint.ts';
import { shopPlaceholders } from './shop-placeholders.ts';
import type { DeliveryWords } from './shop-placeholders.ts';

/** The data behind the placeholders that editors write, from the shop file and the commerce settings. */
export type ReadDelivery = () => Promise<DeliveryWords>;

export interface ContentArea extends Area {
  readonly content: ContentStore;
  /** Content changed: gives the search its synonyms, forgets what was kept. */
  refresh(engine: Pick<SearchEngine, 'setSynonyms'>): Promise<void>;
}

/** Content: menu, home page, content pages, promo tabs, footer. */
export function createContentArea(
  { database, config }: Pick<ShopDependencies, 'database' | 'config'>,
  readDelivery: ReadDelivery,
): ContentArea {
  const content = createContentStore(database, async () => {
    const { table, sentences } = await readDelivery();
    const [language] = config.languages;
    return shopPlaceholders(config.shop, language, {
      table,
      sentences: new Map([...sentences, ...sellingWords(config, language)]),
    });
  });
  return {
    content,
    async refresh(engine) {
      await applySynonyms(database, engine, config.searchLanguage);
      content.invalidate();
    },
    endpoints: [
      menuEndpoint(content),
      homeEndpoint(content),
      promoSliderEndpoint(content),
      promoSliderResourceEndpoint(content),
      promoTabResourceEndpoint(content),
      footerEndpoint(content),
      webPageEndpoint(content),
      helpEndpoint(content),
    ],
  };
}
