import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { listCodes } from '../catalog/catalog.refusals.ts';
import { operation } from '../platform/operation.ts';

const flag = z.number();
/** What a text is written in, when that is not the language of the call. */
const lang = z.enum(languages).optional();

export const menuItemSchema = z.object({
  name: z.string(),
  creation: z.string(),
  docstatus: z.number(),
  label: z.string(),
  order: z.number(),
  title: z.string().nullable(),
  url: z.string(),
  description: z.string().nullable(),
  lft: z.number(),
  rgt: z.number(),
  is_group: flag,
  old_parent: z.string().nullable(),
  parent_menu: z.string().nullable(),
  category_menu_image: z.string().nullable(),
  category_banner_image: z.string().nullable(),
  category_banner_image_mobile: z.string().nullable(),
  /** Ours: the point of the banner that stays in view where it is cropped. */
  category_banner_focus: z.string().optional(),
  disable: flag,
  lang,
});
export type MenuItem = z.output<typeof menuItemSchema>;

/** GET the flat menu; rows name their parent. Includes disabled rows, as in the Frappe API. */
export const menuOperation = operation({
  name: 'content.menu',
  verb: 'GET',
  path: '/api/method/omnicommerce_cms.omnicommerce_cms.home.get_b2c_menu',
  aliases: [],
  envelope: 'message',
  summary: 'Category menu as a flat list',
  input: z.object({}),
  output: z.array(menuItemSchema),
  refusals: [],
});

/** Ours: the point of a picture that stays in view where it is cropped, as object-position says it. */
const focus = z.string().optional();
const image = z.object({
  url: z.string(),
  focus,
  width: z.string().optional(),
  height: z.string().optional(),
  srcset: z.string().optional(),
  srcset_avif: z.string().optional(),
});
const common = { order: z.number(), url: z.string(), b2b: flag, b2c: flag, status: z.string() };
const tileSchema = z.object({
  ...common,
  label: z.string(),
  image: z.string().nullable(),
  srcset: z.string().nullable(),
  focus,
});

export const homeSchema = z.object({
  slider_top: z.array(
    z.object({
      ...common,
      position: z.enum(['Left', 'Center', 'Right']),
      title_1: z.string(),
      title_2: z.string(),
      button: z.string(),
      alt: z.string(),
      background_color_banner: z.string(),
      text_color: z.string(),
      background_transparency: z.number(),
      slide_image: z.array(image).nullable(),
      slide_image_mobile: z.array(image).nullable(),
    }),
  ),
  promo_banner: z.array(
    z.object({
      ...common,
      label: z.string(),
      text: z.string(),
      slide_image: z.string(),
      srcset: z.string().nullable(),
      focus,
      background_color_banner: z.string(),
      text_color: z.string(),
      background_transparency: z.number(),
    }),
  ),
  home_category: z.array(tileSchema),
  home_brand: z.array(tileSchema),
  popular_department: z.array(tileSchema),
  flyer: z.array(z.object({ ...common, label: z.string(), flyer_image: z.string().nullable() })),
  /** Ours: USPs below the slides, the promo section and the newest posts. */
  info_box: z.array(
    z.object({
      order: z.number(),
      icon: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.string().nullable(),
      lang,
    }),
  ),
  promo_section: z
    .object({
      title: z.string(),
      text: z.string(),
      button: z.string(),
      url: z.string(),
      image: image.nullable(),
      goods: z.array(z.object({ sku: z.string(), quantity: z.number() })).default([]),
    })
    .nullable(),
  blog: z.array(
    z.object({
      title: z.string(),
      route: z.string(),
      intro: z.string(),
      category: z.string(),
      published_on: z.string(),
      read_time: z.number(),
      image: image.nullable(),
      lang,
    }),
  ),
  /** Of all but boxes and posts, which say it themselves. */
  lang,
});
export type Home = z.output<typeof homeSchema>;

export const homeOperation = operation({
  name: 'content.home',
  verb: 'GET',
  path: '/api/method/omnicommerce_cms.omnicommerce_cms.home.get_home',
  aliases: [],
  envelope: 'message',
  summary: 'Slides, banners, tiles of the home page',
  input: z.object({}),
  output: homeSchema,
  refusals: [],
});

export const promoSliderOperation = operation({
  name: 'content.promoSlider',
  verb: 'GET',
  path: '/api/method/omnicommerce_cms.omnicommerce_cms.home.get_promo_slider',
  aliases: [],
  envelope: 'message',
  summary: 'Promo tabs',
  input: z.object({}),
  output: z.array(
    z.object({ icon: z.string(), url: z.string(), text: z.string(), b2b: flag, b2c: flag, lang }),
  ),
  refusals: [],
});

/** GET the Promo Slider resource with Frappe list parameters. Rows hold only the requested fields. */
export const promoSliderResourceOperation = operation({
  name: 'content.promoSliderResource',
  verb: 'GET',
  path: '/api/resource/Promo Slider',
  aliases: [],
  envelope: 'data',
  summary: 'Promo tabs as a Frappe resource list',
  input: z.object({
    fields: z.string().optional(),
    filters: z.string().optional(),
    order_by: z.string().optional(),
    limit_start: z.coerce.number().int().min(0).default(0),
    limit_page_length: z.coerce.number().int().min(0).default(20),
    limit: z.coerce.number().int().min(0).optional(),
  }),
  output: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  refusals: [...listCodes],
});

/** GET one row of the Promo Slider resource by its name. */
export const promoTabResourceOperation = operation({
  name: 'content.promoTabResource',
  verb: 'GET',
  path: '/api/resource/Promo Slider/{name}',
  aliases: [],
  envelope: 'data',
  summary: 'A promo tab as a Frappe resource',
  input: z.object({ name: z.string() }),
  output: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  refusals: ['promo_tab_unknown'],
});

export const footerOperation = operation({
  name: 'content.footer',
  verb: 'GET',
  path: '/api/method/omnicommerce.controllers.html.get_footers',
  aliases: [],
  envelope: 'message',
  summary: 'Footer HTML',
  input: z.object({}),
  output: z.object({
    data: z.object({ footer_b2c_html: z.string().nullable(), footer_b2b_html: z.string().nullable() }),
    lang,
  }),
  refusals: [],
});

const text = z.string().nullable();
/** Keys of the Frappe API's Web Page row that are not used here, with the values of a new row. */
const unusedPageSchema = z
  .object({
    main_section: text,
    main_section_md: text,
    header: text,
    breadcrumbs: text,
    css: text,
    javascript: text,
    insert_style: flag,
    full_width: flag,
    show_title: flag,
    show_sidebar: flag,
    text_align: text,
    meta_image: text,
    start_date: text,
    end_date: text,
    dynamic_route: flag,
    dynamic_template: flag,
    slideshow: text,
    website_sidebar: text,
    module: text,
    owner: z.string(),
    modified_by: z.string(),
    docstatus: flag,
    idx: z.number(),
  })
  .partial();

const webPageSchema = z.object({
  name: z.string(),
  title: z.string(),
  route: z.string(),
  published: flag,
  content_type: z.string(),
  main_section_html: z.string(),
  meta_title: text,
  meta_description: text,
  creation: z.string(),
  modified: z.string(),
  ...unusedPageSchema.shape,
});

/**
 * GET a CMS page; for an unknown or unpublished route the answer is 200 with { error }, as in the Frappe API.
 */
export const webPageOperation = operation({
  name: 'content.webPage',
  verb: 'GET',
  path: '/api/method/omnicommerce_cms.omnicommerce_cms.web_page.get_web_page_detail',
  aliases: [],
  envelope: 'message',
  summary: 'CMS page by route',
  input: z.object({ route: z.string().optional() }),
  output: z.union([
    /** `lang`: what the page is written in, when that is not the language of the call; `languages`: all it is written in. */
    z.object({
      data: webPageSchema,
      lang,
      languages: z.array(z.enum(languages)).optional(),
    }),
    z.object({ error: z.string() }),
  ]),
  refusals: [],
});

const noticeSchema = z.object({
  /** Another one for another text: who closed one sees the next. */
  id: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  /** What it is written in, when that is not the language of the call. */
  lang: z.enum(languages).nullable(),
});
export type TopNotice = z.output<typeof noticeSchema>;

/** An addition to the Frappe API: the line above every page. */
export const noticeOperation = operation({
  name: 'content.notice',
  verb: 'GET',
  path: '/api/method/casamaestra.content.notice',
  aliases: [],
  envelope: 'message',
  summary: 'Notice above every page',
  input: z.object({}),
  output: z.object({ notice: noticeSchema.nullable() }),
  refusals: [],
});

/** An addition to the Frappe API: the moment that a preview shows; null when its link is altered or over. */
export const previewOperation = operation({
  name: 'content.preview',
  verb: 'GET',
  path: '/api/method/casamaestra.content.preview',
  aliases: [],
  envelope: 'message',
  summary: 'Moment that a preview of content shows',
  input: z.object({ token: z.string().default('') }),
  output: z.object({
    at: z.iso.datetime().nullable(),
    /** `moment`: with all drafts; `published`: without; `draft`: with the one that is being written. */
    shows: z.enum(['moment', 'published', 'draft']).default('moment'),
  }),
  refusals: [],
});

export const helpEntrySchema = z.object({
  kind: z.enum(['answer', 'guide']),
  title: z.string(),
  text: z.string(),
  url: z.string(),
});
export type HelpEntry = z.infer<typeof helpEntrySchema>;

/** An addition to the Frappe API: answers and guides for what was typed into the search box. */
export const helpOperation = operation({
  name: 'content.help',
  verb: 'GET',
  path: '/api/method/casamaestra.search.help',
  aliases: [],
  envelope: 'message',
  summary: 'Answers and guides for what was typed into the search box',
  input: z.object({ term: z.string().default('') }),
  output: z.array(helpEntrySchema),
  refusals: [],
});
