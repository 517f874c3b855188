import type { Database } from '../platform/database/connection.ts';

const media = ['media.hash', 'media.width', 'media.height'] as const;

export function selectSlides(database: Database) {
  return database
    .selectFrom('home_slide')
    .leftJoin('media', 'media.hash', 'home_slide.picture_hash')
    .leftJoin('media as mobile', 'mobile.hash', 'home_slide.picture_mobile_hash')
    .selectAll('home_slide')
    .select([
      ...media,
      'mobile.hash as mobile_hash',
      'mobile.width as mobile_width',
      'mobile.height as mobile_height',
    ])
    .orderBy('home_slide.order')
    .execute();
}

export function selectBanners(database: Database) {
  return database
    .selectFrom('home_banner')
    .leftJoin('media', 'media.hash', 'home_banner.picture_hash')
    .selectAll('home_banner')
    .select(media)
    .orderBy('home_banner.order')
    .execute();
}

export function selectTiles(database: Database) {
  return database
    .selectFrom('home_tile')
    .leftJoin('media', 'media.hash', 'home_tile.picture_hash')
    .selectAll('home_tile')
    .select(media)
    .orderBy('home_tile.order')
    .execute();
}

export function selectInfoBoxes(database: Database) {
  return database
    .selectFrom('home_info_box')
    .select(['order', 'icon', 'title', 'text', 'url'])
    .orderBy('order')
    .execute();
}

export function selectPromoSection(database: Database) {
  return database
    .selectFrom('home_promo_section')
    .leftJoin('media', 'media.hash', 'home_promo_section.picture_hash')
    .select(['title', 'text', 'button', 'url', 'goods', ...media])
    .executeTakeFirst();
}

export function selectNewestPosts(database: Database, count: number) {
  return database
    .selectFrom('blog_post')
    .leftJoin('media', 'media.hash', 'blog_post.picture_hash')
    .select(['title', 'route', 'blog_intro', 'blog_category', 'published_on', 'read_time', ...media])
    .where('published', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('name')
    .limit(count)
    .execute();
}

export function selectMenu(database: Database) {
  return database
    .selectFrom('menu_item')
    .leftJoin('media', 'media.hash', 'menu_item.picture_hash')
    .leftJoin('media as banner', 'banner.hash', 'menu_item.banner_hash')
    .selectAll('menu_item')
    .select([
      ...media,
      'banner.hash as banner_image',
      'banner.width as banner_width',
      'banner.height as banner_height',
    ])
    .orderBy('menu_item.order')
    .orderBy('menu_item.name')
    .execute();
}

export function selectHelp(database: Database) {
  return database.selectFrom('help_answer').selectAll().orderBy('id').execute();
}

export function selectListingSettings(database: Database) {
  return database
    .selectFrom('listing_setting')
    .select(['category', 'layout', 'filters', 'card_line'])
    .execute();
}

export function selectPromoTabs(database: Database) {
  return database.selectFrom('promo_tab').selectAll().orderBy('order').orderBy('name').execute();
}

export function selectFooter(database: Database) {
  return database.selectFrom('footer').select(['footer_b2c_html', 'footer_b2b_html']).executeTakeFirst();
}

/** Every published page; a shop has dozens of them. */
export function selectPages(database: Database) {
  return database.selectFrom('web_page').selectAll().where('published', '=', true).execute();
}
