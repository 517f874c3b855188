import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Area, AreaDependencies } from '../area.ts';
import { contentDatesJob } from './content-dates.job.ts';
import { createContentStore } from './content-store.ts';
import { visitorsDatabase } from '../platform/database/read-database.ts';
import type { ContentStore } from './content-store.ts';
import {
  footerEndpoint,
  homeEndpoint,
  menuEndpoint,
  noticeEndpoint,
  promoSliderEndpoint,
  webPageEndpoint,
} from './content.endpoint.ts';
import { helpEndpoint } from './help/help.endpoint.ts';
import { previewEndpoint } from './preview/preview.endpoint.ts';
import { previewRoute } from './preview/preview.route.ts';
import { createPreviewTokens } from './preview/preview-tokens.ts';
import { createPreviews } from './preview/previews.ts';
import type { Previews } from './preview/previews.ts';
import { sellingWords } from './selling-words.ts';
import { promoSliderResourceEndpoint, promoTabResourceEndpoint } from './promo-slider-resource.endpoint.ts';
import { shopPlaceholders } from './shop-placeholders.ts';
import type { DeliveryWords } from './shop-placeholders.ts';
import { applyPins } from './pins/apply-pins.usecase.ts';
import { applySynonyms } from './synonyms/apply-synonyms.usecase.ts';
import { writeTextsJob } from './write-texts.job.ts';

/** The data behind the placeholders that editors write, from the shop file and the commerce settings. */
export type ReadDelivery = () => Promise<(language: Language) => DeliveryWords>;

export interface ContentArea extends Area {
  readonly content: ContentStore;
  readonly previews: Previews;
  /** Content changed: gives the search its synonyms and pins, forgets what was kept. */
  refresh(engine: Pick<SearchEngine, 'setSynonyms' | 'setPinned' | 'queryKey'>): Promise<void>;
}

/** Content: menu, home page, content pages, promo tabs, footer. */
export function createContentArea(
  shared: Pick<AreaDependencies, 'database' | 'reading' | 'config' | 'clock' | 'secrets'>,
  {
    readDelivery,
    maySee,
  }: { readonly readDelivery: ReadDelivery; readonly maySee: (sessionId: string) => Promise<boolean> },
): ContentArea {
  const { database, config, clock, secrets } = shared;
  const shown = visitorsDatabase(shared);
  const content = createContentStore({
    database: shown,
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
  const tokens = createPreviewTokens(secrets, clock);
  const previews = createPreviews({ database, clock, tokens, content, maySee });
  const options = { previews, manyLanguages: config.languages.length > 1 };
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  return {
    content,
    previews,
    async refresh(engine) {
      content.invalidate();
      const view = await content.now();
      applySynonyms(view, engine, config.searchLanguage);
      await applyPins(shown, view.pins(), engine);
    },
    jobs: [contentDatesJob(database, clock, content), writeTextsJob(content, config.languages)],
    routes: [previewRoute({ previews, clock, languages: config.languages, isSecure })],
    endpoints: [
      menuEndpoint(options),
      homeEndpoint(options),
      promoSliderEndpoint(options),
      promoSliderResourceEndpoint(content),
      promoTabResourceEndpoint(content),
      footerEndpoint(options),
      webPageEndpoint(options),
      helpEndpoint(content),
      previewEndpoint(previews),
      noticeEndpoint(options),
    ],
  };
}
