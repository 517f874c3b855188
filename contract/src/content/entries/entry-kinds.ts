import type { z } from 'zod';
import {
  brandsBodySchema,
  footerBodySchema,
  helpBodySchema,
  homeBodySchema,
  listingsBodySchema,
  menuBodySchema,
  noticeBodySchema,
  pinsBodySchema,
  promoTabsBodySchema,
  redirectsBodySchema,
  synonymsBodySchema,
} from './listed-kinds.ts';
import { wordsBodySchema } from './words-kind.ts';
import {
  aboutBodySchema,
  faqBodySchema,
  mailsBodySchema,
  pageBodySchema,
  postBodySchema,
  testimonialsBodySchema,
} from './written-kinds.ts';

/**
 * What the shop's editable content consists of. An entry is one file of a content folder: a page or post in one
 * language, or everything of a kind ("menu.yaml"). A `folder` has many entries of a kind, named by their files;
 * `spoken` entries are written once for each language.
 */
export const entryKinds = {
  page: { folder: 'pages', format: 'md', spoken: true, body: pageBodySchema },
  post: { folder: 'posts', format: 'md', spoken: true, body: postBodySchema },
  faq: { file: 'faq', format: 'yaml', spoken: true, body: faqBodySchema },
  about: { file: 'about', format: 'yaml', spoken: true, body: aboutBodySchema },
  testimonials: { file: 'testimonials', format: 'yaml', spoken: true, body: testimonialsBodySchema },
  words: { file: 'words', format: 'yaml', spoken: true, body: wordsBodySchema },
  mails: { file: 'mails', format: 'yaml', spoken: true, body: mailsBodySchema },
  home: { file: 'home', format: 'yaml', spoken: 'maybe', body: homeBodySchema },
  menu: { file: 'menu', format: 'yaml', spoken: 'maybe', body: menuBodySchema },
  footer: { file: 'footer', format: 'yaml', spoken: 'maybe', body: footerBodySchema },
  notice: { file: 'notice', format: 'yaml', spoken: 'maybe', body: noticeBodySchema },
  'promo-tabs': { file: 'promo-tabs', format: 'yaml', spoken: 'maybe', body: promoTabsBodySchema },
  redirects: { file: 'redirects', format: 'yaml', spoken: false, body: redirectsBodySchema },
  brands: { file: 'brands', format: 'yaml', spoken: false, body: brandsBodySchema },
  synonyms: { file: 'synonyms', format: 'yaml', spoken: false, body: synonymsBodySchema },
  pins: { file: 'pins', format: 'yaml', spoken: false, body: pinsBodySchema },
  listings: { file: 'listings', format: 'yaml', spoken: false, body: listingsBodySchema },
  help: { file: 'help', format: 'yaml', spoken: false, body: helpBodySchema },
} as const;

export type EntryKind = keyof typeof entryKinds;
export type EntryBody<Kind extends EntryKind> = z.output<(typeof entryKinds)[Kind]['body']>;
export type EntryStatus = 'published' | 'draft';
