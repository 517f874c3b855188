import { projectGoodSchema } from '@casamaestra/contract/content/content-file.ts';
import type { Home } from '@casamaestra/contract/content/content.operations.ts';
import type {
  selectBanners,
  selectInfoBoxes,
  selectNewestPosts,
  selectPromoSection,
  selectSlides,
  selectTiles,
} from './content.queries.ts';
import { contentImage, contentImageUrl, contentSrcset } from './present-picture.ts';
import type { ShopPlaceholders } from './shop-placeholders.ts';

const projectGoods = projectGoodSchema.array();

type Rows<Select extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Select>>;

export interface HomeRows {
  readonly slides: Rows<typeof selectSlides>;
  readonly banners: Rows<typeof selectBanners>;
  readonly tiles: Rows<typeof selectTiles>;
  readonly infoBoxes: Rows<typeof selectInfoBoxes>;
  readonly promoSection: Rows<typeof selectPromoSection>;
  readonly posts: Rows<typeof selectNewestPosts>;
}

/** This shop sells to households only. */
const audience = { b2b: 0, b2c: 1 };

function presentSlide(row: HomeRows['slides'][number]): Home['slider_top'][number] {
  const image = contentImage(row, 1280);
  const mobile = contentImage(
    { hash: row.mobile_hash, width: row.mobile_width, height: row.mobile_height },
    640,
  );
  return {
    order: row.order,
    position: row.position,
    title_1: row.title_1,
    title_2: row.title_2,
    button: row.button,
    url: row.url,
    alt: row.alt,
    background_color_banner: row.background_color_banner,
    text_color: row.text_color,
    status: row.status,
    background_transparency: 0,
    slide_image: image === null ? null : [image],
    slide_image_mobile: mobile === null ? null : [mobile],
    ...audience,
  };
}

function presentBanner(row: HomeRows['banners'][number]): Home['promo_banner'][number] {
  return {
    order: row.order,
    label: row.label,
    text: row.text,
    url: row.url,
    slide_image: contentImageUrl(row, 640) ?? '',
    srcset: contentSrcset(row),
    background_color_banner: row.background_color_banner,
    text_color: row.text_color,
    background_transparency: 0,
    status: row.status,
    ...audience,
  };
}

function presentTile(row: HomeRows['tiles'][number]): Home['home_category'][number] {
  return {
    order: row.order,
    label: row.label,
    url: row.url,
    image: contentImageUrl(row, 320),
    srcset: contentSrcset(row),
    status: row.status,
    ...audience,
  };
}

/** Sections of the home page in the form of the contract. */
export function presentHome(
  { slides, banners, tiles, infoBoxes, promoSection, posts }: HomeRows,
  { plain }: ShopPlaceholders,
): Home {
  const tilesOf = (kind: 'category' | 'brand' | 'department') =>
    tiles.filter((tile) => tile.kind === kind).map(presentTile);
  return {
    slider_top: slides.map(presentSlide),
    promo_banner: banners.map(presentBanner),
    home_category: tilesOf('category'),
    home_brand: tilesOf('brand'),
    popular_department: tilesOf('department'),
    flyer: tiles
      .filter((tile) => tile.kind === 'flyer')
      .map((row) => ({
        order: row.order,
        label: row.label,
        url: row.url,
        flyer_image: contentImageUrl(row, 480),
        status: row.status,
        ...audience,
      })),
    info_box: infoBoxes
      .map((box) => ({ ...box, title: plain(box.title), text: plain(box.text) }))
      .filter(({ title }) => title !== ''),
    promo_section:
      promoSection === undefined
        ? null
        : {
            title: promoSection.title,
            text: promoSection.text,
            button: promoSection.button,
            url: promoSection.url,
            image: contentImage(promoSection, 960),
            goods: projectGoods.parse(promoSection.goods),
          },
    blog: posts.map((post) => ({
      title: post.title,
      route: post.route,
      intro: post.blog_intro,
      category: post.blog_category,
      published_on: post.published_on,
      read_time: post.read_time,
      image: contentImage(post, 640),
    })),
  };
}
