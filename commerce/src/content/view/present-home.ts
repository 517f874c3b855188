import type { Language } from '@casamaestra/texts/languages.ts';
import type { Home } from '@casamaestra/contract/content/content.operations.ts';
import type { EntryBody } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { Validity } from '../entries/instants.ts';
import type { EntryOf, EntryPictures } from '../entries/stored-entry.ts';
import type { RowWords } from './row-words.ts';
import { shownAt } from './in-force.ts';
import type { Moment } from './in-force.ts';
import { contentFocus, contentImage, contentImageUrl, contentSrcset } from './present-picture.ts';

type Body = EntryBody<'home'>;

/** This shop sells to households only. */
const audience = { b2b: 0, b2c: 1 };

const emptyHome: Home = {
  slider_top: [],
  promo_banner: [],
  home_category: [],
  home_brand: [],
  popular_department: [],
  flyer: [],
  info_box: [],
  promo_section: null,
  blog: [],
};

function presentSlide(row: Body['slides'][number], pictures: EntryPictures) {
  const image = contentImage(pictures, row.picture, 1280);
  const mobile = contentImage(pictures, row.picture_mobile, 640);
  return {
    position: row.position,
    title_1: row.title,
    title_2: row.text,
    button: row.button,
    url: row.url,
    alt: row.alt,
    background_color_banner: row.background,
    text_color: row.text_color,
    background_transparency: 0,
    slide_image: image === null ? null : [image],
    slide_image_mobile: mobile === null ? null : [mobile],
    ...audience,
  };
}

function presentBanner(row: Body['banners'][number], pictures: EntryPictures) {
  return {
    label: row.label,
    text: row.text,
    url: row.url,
    slide_image: contentImageUrl(pictures, row.picture, 640) ?? '',
    srcset: contentSrcset(pictures, row.picture),
    ...contentFocus(pictures, row.picture),
    background_color_banner: row.background,
    text_color: row.text_color,
    background_transparency: 0,
    ...audience,
  };
}

function presentTile(row: Body['departments'][number], pictures: EntryPictures) {
  return {
    label: row.label,
    url: row.url,
    image: contentImageUrl(pictures, row.picture, 320),
    srcset: contentSrcset(pictures, row.picture),
    ...contentFocus(pictures, row.picture),
    ...audience,
  };
}

function promoSection(promo: Body['promo'], pictures: EntryPictures, moment: Moment): Home['promo_section'] {
  if (promo === undefined || !shownAt(promo, moment)) return null;
  const { title, text, button, url, goods } = promo;
  return { title, text, button, url, image: contentImage(pictures, promo.picture, 960), goods };
}

/** Posts as the home page shows them. */
export function presentPostCards(
  posts: readonly EntryOf<'post'>[],
  routeOf: (key: string) => string,
  language: Language,
) {
  return posts.map(({ key, language: written, body, pictures }) => ({
    title: body.title,
    route: routeOf(key),
    intro: body.intro,
    category: body.category,
    published_on: body.date,
    read_time: readMinutes(body.body),
    image: contentImage(pictures, body.picture, 640),
    ...(written !== '' && written !== language && { lang: written }),
  }));
}

const WORDS_A_MINUTE = 200;
/** Minutes that reading takes. */
export const readMinutes = (markdown: string): number =>
  Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_A_MINUTE));

/** Sections of the home page in the form of the contract: rows of the moment in order, drafts marked as such. */
export function presentHome(
  entry: EntryOf<'home'> | undefined,
  blog: Home['blog'],
  words: RowWords,
  moment: Moment,
): Home {
  if (entry === undefined) return { ...emptyHome, blog };
  const { body, pictures } = entry;
  function rows<Row extends Validity, Shown>(
    list: readonly Row[],
    present: (row: Row, pictures: EntryPictures) => Shown,
  ): (Shown & { order: number; status: string })[] {
    return list.flatMap((row, at) =>
      shownAt({ ...row, status: 'published' }, moment)
        ? [
            {
              ...present(row, pictures),
              order: at + 1,
              status: row.status === 'draft' && !moment.withDrafts ? 'Draft' : 'Published',
            },
          ]
        : [],
    );
  }
  return {
    ...emptyHome,
    slider_top: rows(body.slides, presentSlide),
    promo_banner: rows(body.banners, presentBanner),
    home_category: rows(body.categories, presentTile),
    home_brand: rows(body.brands, presentTile),
    popular_department: rows(body.departments, presentTile),
    info_box: body.info_boxes.flatMap((box, at) => {
      const {
        texts: [title = '', text = ''],
        lang,
      } = words(box.title, box.text);
      if (title === '' || !shownAt(box, moment)) return [];
      return [{ order: at + 1, icon: box.icon, title, text, url: box.url ?? null, ...(lang && { lang }) }];
    }),
    promo_section: promoSection(body.promo, pictures, moment),
    blog,
  };
}
