import { contentFileSchema } from '@casamaestra/contract/content/content-file.ts';
import type { ContentFile } from '@casamaestra/contract/content/content-file.ts';
import { slugOf } from '../platform/slug.ts';
import { mediaStore } from '../media/media-store.ts';
import { logContentChange } from '../platform/database/content-change.queries.ts';
import type { Database } from '../platform/database/connection.ts';
import { keepPictures } from './content-pictures.ts';
import type { PictureHashes, PictureProblem } from './content-pictures.ts';
import { mergeRows, replaceRows, saveBrand, saveFooter, savePromoSection } from './load-content.queries.ts';
import { safeHtml } from '../platform/safe-html.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';

export interface LoadContentOptions {
  readonly database: Database;
  /** Where the shop keeps its pictures: DATA_DIR. */
  readonly dataDir: string;
  /** Folder the file's picture names are relative to. */
  readonly picturesFolder: string;
}

export interface LoadedContent {
  readonly pages: number;
  readonly menu: number;
  readonly pictures: number;
  readonly problems: readonly PictureProblem[];
}

function* pictureNames(content: ContentFile): Generator<string> {
  const tiles = [...content.home_categories, ...content.home_brands, ...content.departments];
  for (const slide of content.slides) {
    yield slide.picture;
    if (slide.picture_mobile !== undefined) yield slide.picture_mobile;
  }
  for (const { picture } of [...content.banners, ...content.posts, content.promo_section]) yield picture;
  for (const { picture } of tiles) if (picture !== undefined) yield picture;
  for (const { picture, banner } of content.menu) {
    if (picture !== undefined) yield picture;
    if (banner !== undefined) yield banner;
  }
}

const hashOf = (hashes: PictureHashes, name: string | undefined) =>
  name === undefined ? null : (hashes.get(name) ?? null);

function homeRows(content: ContentFile, hashes: PictureHashes) {
  const tiles = (kind: 'category' | 'brand' | 'department', rows: ContentFile['departments']) =>
    rows.map(({ picture, ...row }) => ({ ...row, kind, picture_hash: hashOf(hashes, picture) }));
  return {
    slides: content.slides.map(({ picture, picture_mobile, ...row }) => ({
      ...row,
      picture_hash: hashOf(hashes, picture),
      picture_mobile_hash: hashOf(hashes, picture_mobile),
    })),
    banners: content.banners.map(({ picture, ...row }) => ({
      ...row,
      picture_hash: hashOf(hashes, picture),
    })),
    tiles: [
      ...tiles('category', content.home_categories),
      ...tiles('brand', content.home_brands),
      ...tiles('department', content.departments),
    ],
    infoBoxes: content.info_boxes.map((row) => ({ ...row, url: row.url ?? null })),
  };
}

function menuRows(content: ContentFile, hashes: PictureHashes) {
  return content.menu.map(({ picture, banner, ...row }) => ({
    ...row,
    title: row.title ?? null,
    description: row.description ?? null,
    picture_hash: hashOf(hashes, picture),
    banner_hash: hashOf(hashes, banner),
  }));
}

function pageRows(content: ContentFile) {
  return content.pages.map((page) => ({
    ...page,
    name: page.route,
    main_section_html: safeHtml(page.main_section_html),
    meta_title: page.meta_title ?? null,
    meta_description: page.meta_description ?? null,
  }));
}

function postRows(content: ContentFile, hashes: PictureHashes) {
  return content.posts.map((post) => ({
    name: post.route,
    route: post.route,
    title: post.title,
    blog_intro: post.intro,
    content_html: safeHtml(post.content_html),
    blog_category: post.category,
    blogger: post.author,
    published: post.published,
    published_on: post.published_on,
    read_time: post.read_time,
    picture_hash: hashOf(hashes, post.picture),
  }));
}

const helpRows = (content: ContentFile) =>
  content.help.map(({ url, words, ...row }) => ({ ...row, url: url ?? null, words: JSON.stringify(words) }));

function promoTabRows(content: ContentFile) {
  return content.promo_tabs.map((tab) => ({ ...tab, name: slugOf(`${tab.order}-${tab.text}`) }));
}

/**
 * Loads a content file into the database in one transaction. What the file no longer contains is deleted;
 * loading the same file again changes nothing. HTML is sanitised, pictures are stored by content hash.
 * @throws ZodError when the file does not match contentFileSchema
 */
export async function loadContent(file: unknown, options: LoadContentOptions): Promise<LoadedContent> {
  const content = contentFileSchema.parse(file);
  const { database, dataDir, picturesFolder } = options;
  const kept = await keepPictures(database, mediaStore(dataDir), picturesFolder, pictureNames(content));
  const home = homeRows(content, kept.hashes);
  const { picture, goods, ...promo } = content.promo_section;
  await commitTogether(database, async (transaction) => {
    await replaceRows(transaction, 'home_slide', home.slides);
    await replaceRows(transaction, 'home_info_box', home.infoBoxes);
    await replaceRows(transaction, 'home_banner', home.banners);
    await replaceRows(transaction, 'home_tile', home.tiles);
    await savePromoSection(transaction, {
      ...promo,
      goods: JSON.stringify(goods),
      picture_hash: hashOf(kept.hashes, picture),
    });
    await mergeRows(transaction, 'promo_tab', promoTabRows(content));
    await mergeRows(transaction, 'menu_item', menuRows(content, kept.hashes));
    await replaceRows(
      transaction,
      'listing_setting',
      content.listings.map(({ layout, ...row }) => ({ ...row, layout: layout ?? null })),
    );
    await replaceRows(transaction, 'help_answer', helpRows(content));
    await mergeRows(transaction, 'web_page', pageRows(content));
    await mergeRows(transaction, 'blog_post', postRows(content, kept.hashes));
    await saveFooter(transaction, safeHtml(content.footer_b2c_html));
    for (const { name, slogan, country } of content.brands) {
      await saveBrand(transaction, { name, slug: slugOf(name), slogan, country: country ?? null });
    }
    await replaceRows(
      transaction,
      'synonym_group',
      content.synonyms.map((terms) => ({ terms })),
    );
    await logContentChange(transaction);
  });
  return {
    pages: content.pages.length,
    menu: content.menu.length,
    pictures: kept.hashes.size,
    problems: kept.problems,
  };
}
