import type { Language } from '@casamaestra/texts/languages.ts';
import { iconPaths } from '@casamaestra/ui/icon-paths.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import type { Home } from '@casamaestra/contract/content/content.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { cardPicture } from '../catalogue/card.ts';
import type { ProjectGood } from '../cart/project-good.ts';
import type { Card, CardPicture } from '../catalogue/card.ts';
import { readableColours } from './readable-colours.ts';

/** What the home page shows, reduced to what its components use: it is also sent to the browser. */
export interface HomeView {
  /** What its texts are written in, when that is not the language of the page; promises and posts say it themselves. */
  readonly lang?: Language | undefined;
  readonly slides: readonly Slide[];
  readonly promises: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
    readonly url: string | null;
    readonly lang?: Language | undefined;
  }[];
  readonly categories: readonly Tile[];
  readonly banners: readonly Banner[];
  readonly departments: readonly Tile[];
  readonly brands: readonly Tile[];
  readonly posts: readonly Post[];
  readonly promo: Promo | null;
  readonly offers: readonly Card[];
  readonly featured: readonly Card[];
  readonly latest: readonly Card[];
}

export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
  readonly alt: string;
  readonly side: 'Left' | 'Center' | 'Right';
  readonly background: string;
  readonly colour: string;
  /** The lowest price of the goods it leads to, in euros. */
  readonly from?: number | undefined;
  readonly picture?: CardPicture | undefined;
  readonly mobile?: CardPicture | undefined;
}

export interface Tile {
  readonly label: string;
  readonly url: string;
  readonly image: string | null;
  readonly srcset: string | null;
  /** The point of the picture that stays in view where it is cropped. */
  readonly focus?: string | undefined;
}

export interface Banner extends Tile {
  readonly text: string;
  readonly background: string;
  readonly colour: string;
}

export interface Post {
  readonly title: string;
  readonly route: string;
  readonly intro: string;
  readonly category: string;
  readonly day: string;
  readonly minutes: number;
  readonly picture?: CardPicture | undefined;
  /** Of title, intro and category, when it is not the page's. */
  readonly lang?: Language;
}

export interface Promo {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
  readonly picture?: CardPicture | undefined;
  /** The goods of the project that can be bought, and the link that puts them into the cart. */
  readonly goods: readonly ProjectGood[];
  readonly total: number;
  readonly addUrl: string;
}

/** What the home page shows of the catalogue. */
export interface HomeGoods {
  readonly offers: readonly Card[];
  readonly featured: readonly Card[];
  readonly latest: readonly Card[];
  /** By the address a slide leads to. */
  readonly lowestPrices: ReadonlyMap<string, number>;
  readonly project: readonly ProjectGood[];
}

type ContentImage = NonNullable<Home['blog'][number]['image']>;

const picture = (image: ContentImage | null | undefined): CardPicture | undefined =>
  image ? cardPicture({ ...image, width: image.width ?? '', height: image.height ?? '' }) : undefined;

/** Published rows for consumers, in their order. */
const shown = <Row extends { b2c: number; status: string; order: number }>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => row.b2c === 1 && row.status === 'Published').toSorted((a, b) => a.order - b.order);

const tiles = (rows: Home['home_category']): Tile[] =>
  shown(rows).map(({ label, url, image, srcset, focus }) => ({
    label,
    url,
    image,
    srcset,
    ...(focus && { focus }),
  }));

/** The published slides for consumers, in their order. */
export const shownSlides = (home: Home) => shown(home.slider_top);

/** Reduces the answer of the home call to the view. */
export function homeView(home: Home, goods: HomeGoods): HomeView {
  return {
    lang: home.lang,
    slides: shownSlides(home).map((row) => ({
      title: row.title_1,
      text: row.title_2,
      button: row.button,
      url: row.url,
      alt: row.alt,
      side: row.position,
      ...readableColours(row.background_color_banner, row.text_color),
      from: goods.lowestPrices.get(row.url),
      picture: picture(row.slide_image?.[0]),
      mobile: picture(row.slide_image_mobile?.[0]),
    })),
    promises: home.info_box
      .toSorted((a, b) => a.order - b.order)
      .map(({ icon, title, text, url, lang }) => ({ icon: iconNamed(icon), title, text, url, lang })),
    categories: tiles(home.home_category),
    banners: shown(home.promo_banner).map((row) => ({
      label: row.label,
      text: row.text,
      url: row.url,
      image: row.slide_image || null,
      srcset: row.srcset,
      ...(row.focus && { focus: row.focus }),
      ...readableColours(row.background_color_banner, row.text_color),
    })),
    departments: tiles(home.popular_department),
    brands: tiles(home.home_brand),
    posts: home.blog
      .slice(0, 3)
      .map(({ title, route, intro, category, published_on, read_time, image, lang }) => ({
        title,
        route,
        intro,
        category,
        day: published_on,
        minutes: read_time,
        picture: picture(image),
        ...(lang && { lang }),
      })),
    promo: promoOf(home.promo_section, goods.project),
    offers: goods.offers,
    featured: goods.featured,
    latest: goods.latest,
  };
}

const promoOf = (row: Home['promo_section'], goods: readonly ProjectGood[]): Promo | null =>
  row && {
    title: row.title,
    text: row.text,
    button: row.button,
    url: row.url,
    picture: picture(row.image),
    goods,
    total: goods.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0) / 100,
    addUrl: urls.cartWith(goods),
  };

const iconNamed = (name: string): IconName => (Object.hasOwn(iconPaths, name) ? (name as IconName) : 'check');
