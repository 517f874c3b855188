import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Area, ShopDependencies } from '../area.ts';
import { contentDatesJob } from './content-dates.job.ts';
import { createContentStore } from './content-store.ts';
import type { ContentStore } from './content-store.ts';
import {
  footerEndpoint,
  homeEndpoint,
  menuEndpoint,
  promoSliderEndpoint,
  webPageEndpoint,
} from './content.endpoint.ts';
import { helpEndpoint } from './help/help.endpoint.ts';
import { sellingWords } from './selling-words.ts';
import { promoSliderResourceEndpoint, promoTabResourceEndpoint } from './promo-slider-resource.endpoint.ts';
import { shopPlaceholders } from './shop-placeholders.ts';
import type { DeliveryWords } from './shop-placeholders.ts';
import { applySynonyms } from './synonyms/apply-synonyms.usecase.ts';

/** The data behind the placeholders that editors write, from the shop file and the commerce settings. */
export type ReadDelivery = () => Promise<(language: Language) => DeliveryWords>;

export interface ContentArea extends Area {
  readonly content: ContentStore;
  /** Content changed: gives the search its synonyms, forgets what was kept. */
  refresh(engine: Pick<SearchEngine, 'setSynonyms'>): Promise<void>;
}

/** Content: menu, home page, content pages, promo tabs, footer. */
export function createContentArea(
  { database, config, clock }: Pick<ShopDependencies, 'database' | 'config' | 'clock'>,
  readDelivery: ReadDelivery,
): ContentArea {
  const content = createContentStore({
    database,
    clock,
    firstLanguage: config.languages[0],
    async readPlaceholders() {
      const delivery = await readDelivery();
      return (language) => {
        const { table, sentences } = delivery(language);
        return shopPlaceholders(config.shop, language, {
          table,
          sentences: new Map([...sentences, ...sellingWords(config, language)]),
        });
      };
    },
  });
  const manyLanguages = config.languages.length > 1;
  return {
    content,
    async refresh(engine) {
      content.invalidate();
      applySynonyms(await content.now(), engine, config.searchLanguage);
    },
    jobs: [contentDatesJob(database, clock, content)],
    endpoints: [
      menuEndpoint(content, manyLanguages),
      homeEndpoint(content, manyLanguages),
      promoSliderEndpoint(content, manyLanguages),
      promoSliderResourceEndpoint(content),
      promoTabResourceEndpoint(content),
      footerEndpoint(content, manyLanguages),
      webPageEndpoint(content, manyLanguages),
      helpEndpoint(content),
    ],
  };
}
