import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { listingLayouts } from '../listing-places.ts';
import { cartLinkLinesMax } from '../pages.ts';

/**
 * The shop's editable content as one JSON file: the demo's content, and the format for backups. Field names
 * follow the Frappe API's home, menu, promo, web page and footer calls.
 */

const published = z.enum(['Draft', 'Published']).default('Published');
/** A path inside the shop ("/shop?category=…") or an https URL. */
const link = z
  .string()
  .regex(/^\/(?!\/)|^https:\/\//)
  .max(500);
/** File name inside the content pictures folder. */
const picture = z.string().max(200);

export const slideRowSchema = z.object({
  order: z.int(),
  position: z.enum(['Left', 'Center', 'Right']).default('Left'),
  title_1: z.string(),
  title_2: z.string().default(''),
  button: z.string().default(''),
  url: link,
  picture,
  picture_mobile: picture.optional(),
  alt: z.string().default(''),
  text_color: z.string().default('#ffffff'),
  background_color_banner: z.string().default('#1f2a24'),
  status: published,
});

export const bannerRowSchema = z.object({
  order: z.int(),
  label: z.string(),
  text: z.string().default(''),
  url: link,
  picture,
  background_color_banner: z.string().default('#f1eee7'),
  text_color: z.string().default('#1f2a24'),
  status: published,
});

export const tileRowSchema = z.object({
  order: z.int(),
  label: z.string(),
  url: link,
  picture: picture.optional(),
  status: published,
});

export const menuRowSchema = z.object({
  /** Unique; parent_menu of another row names it. */
  name: z.string(),
  label: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  url: link,
  order: z.int(),
  parent_menu: z.string().nullable().default(null),
  picture: picture.optional(),
  banner: picture.optional(),
  disable: z.union([z.literal(0), z.literal(1)]).default(0),
});

export const pageRowSchema = z.object({
  /** "web-page/chi-siamo" */
  route: z.string(),
  title: z.string(),
  main_section_html: z.string(),
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
  published: z.boolean().default(true),
});

/** An article of a project by its SKU, and how many pieces of it the project needs. */
export const projectGoodSchema = z.object({ sku: z.string(), quantity: z.int().min(1).max(99) });

/** What an answer in the search says in one language. */
const helpWordsSchema = z.object({
  title: z.string().min(1).max(80),
  text: z.string().max(200),
  /** Phrases typed for it: "costi spedizione". */
  asked: z.array(z.string().min(2).max(80)).max(60).optional(),
});

/**
 * An answer in the search: it changes the one of the same id that every shop has ("returns", "delivery", …) where it
 * says something else, hides it, or is a new one, which needs a link and phrases.
 */
export const helpRowSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  url: link.optional(),
  hidden: z.boolean().default(false),
  words: z.partialRecord(z.enum(languages), helpWordsSchema).default({}),
});
export type HelpRow = z.output<typeof helpRowSchema>;

export const contentFileSchema = z.object({
  slides: z.array(slideRowSchema),
  /** USPs below the slides; `icon` is one of the ui icons. */
  info_boxes: z.array(
    z.object({
      order: z.int(),
      icon: z.enum(['truck', 'returns', 'shield', 'support', 'store', 'card']),
      title: z.string(),
      text: z.string(),
      url: link.optional(),
    }),
  ),
  banners: z.array(bannerRowSchema),
  home_categories: z.array(tileRowSchema),
  home_brands: z.array(tileRowSchema),
  departments: z.array(tileRowSchema),
  promo_tabs: z.array(
    z.object({
      text: z.string(),
      url: link,
      icon: z.string().default(''),
      b2c: z.union([z.literal(0), z.literal(1)]).default(1),
      b2b: z.union([z.literal(0), z.literal(1)]).default(0),
      status: published,
      order: z.int(),
    }),
  ),
  /** A project: what it needs, with quantities, goes into the cart in one step. */
  promo_section: z.object({
    title: z.string(),
    text: z.string(),
    button: z.string(),
    url: link,
    picture,
    goods: z.array(projectGoodSchema).max(cartLinkLinesMax).default([]),
  }),
  menu: z.array(menuRowSchema),
  /** Layout, filters and card line of listings, for a category and those below it; category "" is for all. */
  listings: z
    .array(
      z.object({
        /** As in addresses: "Mobili,Soggiorno". */
        category: z.string().max(500),
        layout: z.enum(listingLayouts).optional(),
        /** Codes of features, "brand" among them, in the order shown. */
        filters: z.array(z.string().max(80)).max(24).default([]),
        /** Codes of features that cards name, the most telling first; "larghezza*profondita" is one size. */
        card_line: z.array(z.string().max(250)).max(8).default([]),
      }),
    )
    .default([]),
  help: z.array(helpRowSchema).max(200).default([]),
  pages: z.array(pageRowSchema),
  /** Blog posts shown on the home page. */
  posts: z.array(
    z.object({
      route: z.string(),
      title: z.string(),
      intro: z.string(),
      content_html: z.string(),
      category: z.string(),
      author: z.string(),
      published_on: z.iso.date(),
      picture,
      read_time: z.int(),
      published: z.boolean().default(true),
    }),
  ),
  footer_b2c_html: z.string(),
  /** Brand logos and stories, keyed by brand name. */
  brands: z.array(z.object({ name: z.string(), slogan: z.string(), country: z.string().optional() })),
  /** Groups of synonyms for search: every term of a group also finds the others. */
  synonyms: z.array(z.array(z.string()).min(2)),
});

export type ContentFile = z.output<typeof contentFileSchema>;
