import type { Home, MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import type { Database } from '../platform/database/connection.ts';
import {
  selectBanners,
  selectFooter,
  selectHelp,
  selectInfoBoxes,
  selectListingSettings,
  selectMenu,
  selectNewestPosts,
  selectPages,
  selectPromoSection,
  selectPromoTabs,
  selectSlides,
  selectTiles,
} from './content.queries.ts';
import { helpTopicsOf } from './help/help-topics.ts';
import type { HelpTopics } from './help/help-topics.ts';
import { presentHome } from './present-home.ts';
import { presentMenu } from './present-menu.ts';
import { presentFooter, presentPage } from './present-page.ts';
import type { Footer, WebPage } from './present-page.ts';
import { presentPromoTab } from './present-promo-tab.ts';
import type { PromoTab } from './present-promo-tab.ts';
import type { ShopPlaceholders } from './shop-placeholders.ts';

const POSTS_ON_HOME = 3;

/** How listings of a category look: a layout, the features to filter by in their order, and those of a card's line. */
export interface ListingSetting {
  readonly layout: string | null;
  readonly filters: readonly string[];
  readonly card_line: readonly string[];
}

/** Editable content, cached until it changes; synchronous when cached. */
export interface ContentStore {
  menu(): MenuItem[] | Promise<MenuItem[]>;
  home(): Home | Promise<Home>;
  /** By category, "" for all listings. */
  listings(): ReadonlyMap<string, ListingSetting> | Promise<ReadonlyMap<string, ListingSetting>>;
  /** Answers in the search: those of every shop with the shop's own changes. */
  help(): HelpTopics | Promise<HelpTopics>;
  promoTabs(): PromoTab[] | Promise<PromoTab[]>;
  footer(): Footer | Promise<Footer>;
  /** Published pages by route. */
  pages(): ReadonlyMap<string, WebPage> | Promise<ReadonlyMap<string, WebPage>>;
  invalidate(): void;
  /** Incremented by each invalidation; part of cache keys. */
  readonly generation: number;
}

/** Caches the result of `load` until `forget`; a load that was overtaken by a change is not cached. */
function kept<Value>(load: () => Promise<Value>) {
  let state: { value: Value } | { loading: Promise<Value> } | undefined;
  return {
    get(): Value | Promise<Value> {
      if (state !== undefined) return 'value' in state ? state.value : state.loading;
      const mine: { loading: Promise<Value> } = {
        loading: load().then(
          (value) => {
            if (state === mine) state = { value };
            return value;
          },
          (error: unknown) => {
            if (state === mine) state = undefined;
            throw error;
          },
        ),
      };
      state = mine;
      return mine.loading;
    },
    forget(): void {
      state = undefined;
    },
  };
}

async function readHome(database: Database, placeholders: ShopPlaceholders): Promise<Home> {
  const [slides, banners, tiles, infoBoxes, promoSection, posts] = await Promise.all([
    selectSlides(database),
    selectBanners(database),
    selectTiles(database),
    selectInfoBoxes(database),
    selectPromoSection(database),
    selectNewestPosts(database, POSTS_ON_HOME),
  ]);
  return presentHome({ slides, banners, tiles, infoBoxes, promoSection, posts }, placeholders);
}

export function createContentStore(
  database: Database,
  placeholders: () => Promise<ShopPlaceholders>,
): ContentStore {
  let generation = 0;
  const menu = kept(async () => presentMenu(await selectMenu(database)));
  const listings = kept(
    async () => new Map((await selectListingSettings(database)).map((row) => [row.category, row])),
  );
  const help = kept(async () => helpTopicsOf(await selectHelp(database)));
  const home = kept(async () => readHome(database, await placeholders()));
  const promoTabs = kept(async () => {
    const { plain } = await placeholders();
    // A promo tab whose placeholders have no text under the current shipping rules is left out.
    return (await selectPromoTabs(database))
      .map((row) => presentPromoTab({ ...row, text: plain(row.text) }))
      .filter(({ text }) => text !== '');
  });
  const footer = kept(async () => presentFooter(await selectFooter(database), await placeholders()));
  const pages = kept(async () => {
    const [rows, filled] = await Promise.all([selectPages(database), placeholders()]);
    return new Map(rows.map((row) => [row.route, presentPage(row, filled)]));
  });
  return {
    menu: menu.get,
    listings: listings.get,
    help: help.get,
    home: home.get,
    promoTabs: promoTabs.get,
    footer: footer.get,
    pages: pages.get,
    invalidate() {
      generation += 1;
      for (const part of [menu, listings, help, home, promoTabs, footer, pages]) part.forget();
    },
    get generation() {
      return generation;
    },
  };
}
