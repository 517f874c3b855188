import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { listingLayouts } from '../../listing-places.ts';
import { cartLinkLinesMax } from '../../pages.ts';
import { colourField, linkField, pictureField, textField, validity } from './fields.ts';
import { projectGoodSchema } from './project-good.ts';

const icon = z.enum(['truck', 'returns', 'shield', 'support', 'store', 'card']);

const tile = z.strictObject({
  label: textField(80),
  url: linkField,
  picture: pictureField.optional(),
  ...validity,
});

/** The home page. Lists are shown in their order. */
export const homeBodySchema = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        position: z.enum(['Left', 'Center', 'Right']).default('Left'),
        title: textField(120),
        text: z.string().max(300).default(''),
        button: z.string().max(60).default(''),
        url: linkField,
        picture: pictureField,
        picture_mobile: pictureField.optional(),
        alt: z.string().max(200).default(''),
        text_color: colourField.default('#ffffff'),
        background: colourField.default('#1f2a24'),
        ...validity,
      }),
    )
    .max(12)
    .default([]),
  info_boxes: z
    .array(
      z.strictObject({
        icon,
        title: textField(120),
        text: textField(300),
        url: linkField.optional(),
        ...validity,
      }),
    )
    .max(12)
    .default([]),
  banners: z
    .array(
      z.strictObject({
        label: textField(120),
        text: z.string().max(300).default(''),
        url: linkField,
        picture: pictureField,
        background: colourField.default('#f1eee7'),
        text_color: colourField.default('#1f2a24'),
        ...validity,
      }),
    )
    .max(12)
    .default([]),
  categories: z.array(tile).max(48).default([]),
  brands: z.array(tile).max(48).default([]),
  departments: z.array(tile).max(48).default([]),
  /** A project: what it needs, with quantities, goes into the cart in one step. */
  promo: z
    .strictObject({
      title: textField(200),
      text: z.string().max(1000).default(''),
      button: z.string().max(60).default(''),
      url: linkField,
      picture: pictureField.optional(),
      goods: z.array(projectGoodSchema).max(cartLinkLinesMax).default([]),
      ...validity,
    })
    .optional(),
});

export interface MenuRow {
  readonly name?: string | undefined;
  readonly label: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly url: string;
  readonly picture?: string | undefined;
  readonly banner?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly items?: MenuRow[] | undefined;
}

const menuRowSchema: z.ZodType<MenuRow> = z.lazy(() =>
  z.strictObject({
    /** Unique in the menu; without one: the labels from the top, "Mobili > Soggiorno". */
    name: textField(200).optional(),
    label: textField(120),
    title: textField(200).optional(),
    description: textField(500).optional(),
    url: linkField,
    picture: pictureField.optional(),
    banner: pictureField.optional(),
    hidden: z.boolean().optional(),
    items: z.array(menuRowSchema).max(200).optional(),
  }),
);

export const menuBodySchema = z.strictObject({ items: z.array(menuRowSchema).max(500) });

const footerLink = z.strictObject({ label: textField(120), url: linkField });

/** The footer; who sells is written below it from the shop file. */
export const footerBodySchema = z.strictObject({
  columns: z
    .array(z.strictObject({ title: textField(80), links: z.array(footerLink).max(20) }))
    .max(6)
    .default([]),
  /** Names without links: ways to pay and to deliver. */
  marks: z
    .array(z.strictObject({ title: textField(80), names: z.array(textField(80)).max(20) }))
    .max(4)
    .default([]),
  /** Always in sight, also where the columns are folded. */
  legal: z.array(footerLink).max(12).default([]),
});

/** A line above every page; the newest in force is shown, and stays closed for 7 days. */
export const noticeBodySchema = z.strictObject({
  notices: z.array(z.strictObject({ text: textField(160), url: linkField.optional(), ...validity })).max(50),
});

export const promoTabsBodySchema = z.strictObject({
  tabs: z
    .array(
      z.strictObject({
        text: textField(120),
        url: linkField,
        icon: z.string().max(60).default(''),
        b2c: z.boolean().default(true),
        b2b: z.boolean().default(false),
        ...validity,
      }),
    )
    .max(30),
});

/** Former addresses of the shop: each leads to another (301, or 302), or without `to` is gone for good (410). */
export const redirectsBodySchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: textField(500),
        to: textField(500).optional(),
        status: z.union([z.literal(301), z.literal(302), z.literal(410)]).optional(),
      }),
    )
    .max(20_000),
});

export const brandsBodySchema = z.strictObject({
  brands: z
    .array(
      z.strictObject({
        name: textField(120),
        slogan: z.string().max(300),
        country: textField(80).optional(),
      }),
    )
    .max(5000),
});

/** Groups of synonyms for search: every term of a group also finds the others. */
export const synonymsBodySchema = z.strictObject({
  groups: z.array(z.array(textField(80)).min(2).max(60)).max(5000),
});

/** Most products that stand first for one query, and most queries that have some. */
export const pinsMax = { products: 5, queries: 500 } as const;

/** Products, by their codes, that a query shows first. */
export const pinsBodySchema = z.strictObject({
  pins: z
    .array(
      z.strictObject({
        query: textField(80),
        products: z.array(textField(80)).min(1).max(pinsMax.products),
      }),
    )
    .max(pinsMax.queries),
});

/** Layout, filters and card line of listings, for a category and those below it; category "" is for all. */
export const listingsBodySchema = z.strictObject({
  listings: z
    .array(
      z.strictObject({
        category: z.string().max(500),
        layout: z.enum(listingLayouts).optional(),
        /** Codes of features, "brand" among them, in the order shown. */
        filters: z.array(z.string().max(80)).max(24).default([]),
        /** Codes of features that cards name, the most telling first; "larghezza*profondita" is one size. */
        card_line: z.array(z.string().max(250)).max(8).default([]),
      }),
    )
    .max(5000),
});

const helpWords = z.strictObject({
  title: textField(80),
  text: z.string().max(200),
  /** Phrases typed for it: "costi spedizione". */
  asked: z.array(z.string().min(2).max(80)).max(60).optional(),
});

/**
 * Answers in the search: each changes the one of the same id that every shop has ("returns", "delivery", …) where it
 * says something else, hides it, or is a new one, which needs a link and phrases.
 */
export const helpBodySchema = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,60}$/, { error: () => 'slug_form' }),
        url: linkField.optional(),
        hidden: z.boolean().default(false),
        words: z.partialRecord(z.enum(languages), helpWords).default({}),
      }),
    )
    .max(200),
});
export type HelpAnswer = z.output<typeof helpBodySchema>['answers'][number];
