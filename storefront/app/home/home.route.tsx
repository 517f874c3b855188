import { contentTag, listingTags } from '@casamaestra/contract/platform/page-tags.ts';
import 'virtual:texts/home';
import { homeOperation } from '@casamaestra/contract/content/content.operations.ts';
import { shopText } from '@casamaestra/contract/shop/shop-words.ts';
import { useMemo } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { cacheHeaders } from '../platform/page-cache.ts';
import type { MainPicture, PageHead } from '../platform/page-head.ts';
import { shopData } from '../platform/seller-data.ts';
import { deserialize, serialize } from '../platform/serialized.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Route } from './+types/home.route';
import { BestAndNew } from './best-and-new.tsx';
import { Hero, heroSizes } from './hero.tsx';
import { homeGoods } from './home-goods.server.ts';
import { partStyles } from './home-styles.ts';
import { homeParts } from './home-parts.server.tsx';
import { readHomeShown } from './home-shown.ts';
import type { HomeParts } from './home-shown.ts';
import { homeView } from './home-view.ts';
import type { HomeView, Slide } from './home-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { SeenPlace } from '../seen/seen-place.tsx';

export const handle = { page: 'home', readShown: readHomeShown, styles: partStyles };

/** What the browser renders: slides and products; the other parts only link. */
type HydratedView = Pick<HomeView, 'lang' | 'slides' | 'offers' | 'featured' | 'latest'>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const home = await commerce.call(homeOperation, {});
  if (!home.ok) throw new Response(home.refusal.message, { status: 503 });
  const { title, description, heading } = config.shop.home;
  const view = homeView(home.value, await homeGoods(commerce, home.value, locale));
  const head: PageHead = {
    title: shopText(title, locale),
    description: shopText(description, locale),
    canonical: `${config.publicUrl}${urls.home()}`,
    ...(config.brand.social && { image: config.publicUrl + config.brand.social.src }),
    mainPictures: firstPictures(view.slides[0]),
  };
  context.set(structuredDataContext, shopData(config));
  const { lang, slides, offers, featured, latest } = view;
  return {
    shown: serialize<HomeParts>(homeParts(view, locale)),
    view: serialize<HydratedView>({ lang, slides, offers, featured, latest }),
    head,
    heading: shopText(heading, locale),
  };
}

/** The first picture of the page, preloaded. */
function firstPictures(slide: Slide | undefined): MainPicture[] {
  const wide = slide?.picture?.avif;
  const narrow = slide?.mobile?.avif;
  if (!wide) return [];
  return [
    { srcset: wide, sizes: heroSizes, ...(narrow && { media: '(width >= 48rem)' }) },
    ...(narrow ? [{ srcset: narrow, sizes: '100vw', media: '(width < 48rem)' }] : []),
  ];
}

export const headers: Route.HeadersFunction = () => cacheHeaders([contentTag, ...listingTags()]);

export default function HomePage({ loaderData: { view: data, shown, heading } }: Route.ComponentProps) {
  const { home: texts } = useMessages();
  const view = useMemo(() => deserialize<HydratedView>(data), [data]);
  const parts = useMemo(() => deserialize<HomeParts>(shown), [shown]);
  const part = (name: keyof HomeParts) =>
    parts[name] && <div data-shown={name} dangerouslySetInnerHTML={{ __html: parts[name] }} />;
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <Hero slides={view.slides} lang={view.lang} />
      {part('promises')}
      <ProductGrid
        id="home-offers"
        title={texts.offers}
        text={texts.offersText}
        link={{ label: texts.allOffers, href: urls.shop({}, 'offerte') }}
        cards={view.offers}
      />
      {part('rooms')}
      <BestAndNew best={view.featured} latest={view.latest} />
      {part('guides')}
      <div className="page">
        <SeenPlace />
      </div>
    </>
  );
}
