import { z } from 'zod';
import { productLayoutNames } from '../product-layouts.ts';

/** One line of text, without control characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const emailAddress = z.string().regex(/^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>".]{2,24}$/);
const webAddress = z
  .string()
  .max(300)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
const phone = z.string().regex(/^\+?\d[\d ]{4,24}$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A file in the folder of the shop file; no path. */
const fileName = (endings: RegExp) =>
  z
    .string()
    .max(120)
    .regex(/^[\w][\w.-]*$/)
    .regex(endings);

/** A text of the shop by language; Italian is used for missing ones. */
export const shopTextSchema = z.strictObject({
  it: line(400),
  en: line(400).optional(),
  sk: line(400).optional(),
});
export type ShopText = z.infer<typeof shopTextSchema>;

export const shopAddressSchema = z.strictObject({
  street: line(120),
  postcode: z.string().regex(/^[A-Z0-9][A-Z0-9 -]{2,9}$/i),
  town: line(80),
  /** Italian province, two letters; absent abroad. */
  province: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
});
export type ShopAddress = z.infer<typeof shopAddressSchema>;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const weekday = z.enum(weekdays);

/** One period of opening hours; a lunch break makes two periods with the same days. Local times, "HH:MM". */
const openingSchema = z
  .strictObject({ from: weekday, to: weekday.optional(), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'] })
  .refine(({ from, to }) => to === undefined || weekdays.indexOf(from) < weekdays.indexOf(to), {
    path: ['to'],
  });
export type Opening = z.infer<typeof openingSchema>;
const hours = z.array(openingSchema).min(1).max(14);

/** Days on which the shop stays closed, whatever the weekday's hours. */
const closedSchema = z.strictObject({
  /** The national holidays of Italy (L. 260/1949 and later). */
  italian_holidays: z.boolean().optional(),
  /** Single days and periods, "YYYY-MM-DD". */
  days: z
    .array(
      z
        .strictObject({ from: z.iso.date(), to: z.iso.date().optional() })
        .refine(({ from, to }) => to === undefined || from <= to, { path: ['to'] }),
    )
    .max(60)
    .optional(),
});
export type ClosedDays = z.infer<typeof closedSchema>;

/** "https://www.example.com": an origin without a path. */
const origin = z.string().regex(/^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,200}[a-z0-9])?(?::\d{2,5})?$/);

export const toolCategories = ['service', 'measurement', 'marketing'] as const;
export type ToolCategory = (typeof toolCategories)[number];

/** A map of the store on the contact page: pieces of pictures ("tiles") of a service, asked for after a press of its button. */
const mapSchema = z.strictObject({
  /** Address of a tile: "https://tile.example.org/{z}/{x}/{y}.png". */
  tiles: z
    .string()
    .max(300)
    .regex(/^https:\/\/[a-z0-9][a-z0-9.-]{0,200}(?::\d{2,5})?\/[\w./?=&%{}-]+$/)
    .refine((address) => ['{z}', '{x}', '{y}'].every((place) => address.includes(place))),
  /** Who runs the service, as in the cookie page. */
  provider: line(120),
  /** Who made the map, as its licence wants it said on the map. */
  attribution: line(200),
  attribution_url: webAddress.optional(),
  latitude: z.number().min(-85).max(85),
  longitude: z.number().min(-180).max(180),
  zoom: z.int().min(3).max(19).default(16),
});
export type ShopMap = z.infer<typeof mapSchema>;

/**
 * A thing of somebody else on the pages: trust badge, outside reviews, newsletter tool, statistics, chat, map. It is
 * loaded only after consent, and listed in the cookie page (Garante, 10 June 2021).
 */
const outsideToolSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
    category: z.enum(toolCategories),
    name: line(60),
    /** Who runs it, as in the cookie page. */
    provider: line(120),
    purpose: shopTextSchema,
    /** How long its cookies stay. */
    lifetime: shopTextSchema,
    /** Origins it may load from and send to. */
    hosts: z.array(origin).min(1).max(12),
    /** The script, on one of these hosts. */
    script: webAddress,
    /** `data-…` attributes of the script, without "data-". */
    attributes: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), line(300)).optional(),
    /** Calls that wait for the script in a global list, as `_paq` and `dataLayer` do. */
    queue: z
      .strictObject({
        name: z.string().regex(/^[A-Za-z_]\w{0,39}$/),
        calls: z
          .array(
            z
              .array(z.union([line(300), z.number(), z.boolean()]))
              .min(1)
              .max(8),
          )
          .max(20),
      })
      .optional(),
  })
  .refine(({ hosts, script }) => hosts.includes(new URL(script).origin), { path: ['script'] });
export type OutsideTool = z.infer<typeof outsideToolSchema>;

/** Colours as #rrggbb; absent ones have their default. */
const coloursSchema = z.strictObject({
  /** Primary buttons and links: used with white text, and as text on white. */
  primary: colour.optional(),
  primary_dark: colour.optional(),
  primary_tint: colour.optional(),
  /** Positive notices: availability, free delivery. */
  secondary: colour.optional(),
  /** Background of the footer. */
  secondary_dark: colour.optional(),
  secondary_tint: colour.optional(),
  /** Highlights, with dark text. */
  highlight: colour.optional(),
  highlight_tint: colour.optional(),
});
export type ShopColours = z.infer<typeof coloursSchema>;

/**
 * Seller and appearance of the shop: everything that pages, mails and documents must show about the seller
 * (DPR 633/1972 art. 35, c.c. art. 2250, D.Lgs. 70/2003 art. 7, Codice del consumo art. 49).
 */
export const shopFileSchema = z.strictObject({
  /** Name of the shop for shoppers. */
  name: line(40),
  company: z.strictObject({
    name: line(120),
    vat_number: z.string().regex(/^([A-Z]{2})?[0-9A-Z]{8,13}$/),
    tax_code: z
      .string()
      .regex(/^[0-9A-Z]{8,16}$/)
      .optional(),
    /** Register of companies with number. */
    register: line(120),
    capital: line(80).optional(),
    /** A company with one member, or in liquidation, says so (c.c. art. 2250). */
    sole_member: z.boolean().optional(),
    in_liquidation: z.boolean().optional(),
    address: shopAddressSchema,
  }),
  contacts: z.strictObject({
    phone,
    phone_hours: hours,
    /** Number on WhatsApp with its country prefix, "+39…"; absent: no link to it. */
    whatsapp: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/)
      .optional(),
    email: emailAddress,
    assistance_email: emailAddress,
    withdrawal_email: emailAddress,
    privacy_email: emailAddress,
    pec: emailAddress,
    /** Absent ones: the assistance address. */
    accessibility_email: emailAddress.optional(),
    safety_email: emailAddress.optional(),
    reviews_email: emailAddress.optional(),
    /** The data protection officer (GDPR art. 37), where there is one. */
    dpo_email: emailAddress.optional(),
  }),
  /** The store open to the public, where orders are picked up; absent: there is none. */
  store: z.strictObject({ name: line(80), address: shopAddressSchema, hours }).optional(),
  /** When store and telephone are closed besides their hours; absent: never. */
  closed: closedSchema.optional(),
  /** Address for returned goods; absent: the company's. */
  returns: z.strictObject({ name: line(120), address: shopAddressSchema }).optional(),
  /** The alternative dispute resolution body the shop has joined (Codice del consumo, art. 141-sexies). */
  dispute_resolution: z.strictObject({ body: line(160), url: webAddress }).optional(),
  /** What sending bulky goods back costs at most, in euros (Codice del consumo, art. 49(1)(i)); absent: no such goods. */
  bulky_return_at_most: z.number().min(0).max(10_000).optional(),
  /** What the accessibility statement says (D.Lgs. 82/2022; model of AgID). */
  accessibility: z
    .strictObject({
      conformity: z.enum(['full', 'partial', 'none']),
      /** The day of the last assessment, "YYYY-MM-DD". */
      assessed_on: z.iso.date(),
      assessed_by: z.enum(['self', 'third_party']),
      /** What is not accessible yet, and what to do meanwhile. */
      exceptions: z.array(shopTextSchema).max(20).optional(),
    })
    .refine(({ conformity, exceptions = [] }) => (conformity === 'partial') === exceptions.length > 0, {
      path: ['exceptions'],
    })
    .optional(),
  home: z.strictObject({ title: shopTextSchema, description: shopTextSchema, heading: shopTextSchema }),
  /** A sentence in the footer of every page, for example that nothing is really sold here. */
  notice: shopTextSchema.optional(),
  colours: coloursSchema.optional(),
  newsletter: z
    .strictObject({
      /** Offered by a window to whoever stays: on the second page, or after forty seconds. */
      popup: z.boolean().default(false),
      /** Code of a coupon for the first order, told to each address once, when it is confirmed. */
      welcome_coupon: z
        .string()
        .regex(/^[A-Z0-9-]{2,40}$/)
        .optional(),
    })
    .optional(),
  /** Things of others on catalogue and content pages, each only after consent; absent: none, and no banner. */
  outside_tools: z
    .array(outsideToolSchema)
    .max(20)
    .refine((tools) => new Set(tools.map(({ id }) => id)).size === tools.length)
    .optional(),
  /** Absent: the contact page has a drawing of the shop's own alone. */
  map: mapSchema.optional(),
  /** Other currencies in which prices can be shown, approximately; orders are always in euros. */
  currencies: z
    .strictObject({
      /** The day of the rates, "YYYY-MM-DD". */
      day: z.iso.date(),
      /** Units for one euro, by ISO 4217 code. */
      rates: z
        .record(
          z
            .string()
            .regex(/^[A-Z]{3}$/)
            .refine((code) => code !== 'EUR'),
          z.number().min(0.0001).max(1_000_000),
        )
        .refine((rates) => Object.keys(rates).length <= 12),
    })
    .optional(),
  /**
   * Layouts of product pages: by category, a path of labels as in addresses ("Mobili,Soggiorno,Divani"; the deepest
   * wins), and by slug of a product, which wins over its category.
   */
  product_layouts: z
    .strictObject({
      categories: z.record(line(300), z.enum(productLayoutNames)).optional(),
      products: z.record(line(200), z.enum(productLayoutNames)).optional(),
    })
    .optional(),
  /** SVG or PNG beside the shop file; absent: the shop's name is shown. */
  logo: fileName(/\.(svg|png)$/).optional(),
  /** The logo for the dark footer. */
  logo_on_dark: fileName(/\.(svg|png)$/).optional(),
  /** Pages of the shop on social networks, linked in the strip above every page. */
  social_links: z
    .array(z.strictObject({ name: line(30), url: webAddress }))
    .max(6)
    .optional(),
  /** PNG for link previews of the home page, ideally 1200 × 630. */
  social: fileName(/\.png$/).optional(),
  /**
   * The official harmonised notice on the legal guarantee (Reg. (UE) 2025/1960), unaltered; absent: the guarantee page has a
   * reproduction of its content.
   */
  guarantee_notice: fileName(/\.(svg|png)$/).optional(),
  /** Square SVG or PNG; absent: a house. */
  icon: fileName(/\.(svg|png)$/).optional(),
});

/** The parsed shop file: seller, store and appearance. */
export type ShopFile = z.infer<typeof shopFileSchema>;
