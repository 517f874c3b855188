import { z } from 'zod';

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
/** A file beside the shop file; never a path out of its folder. */
const fileName = (endings: RegExp) =>
  z
    .string()
    .max(120)
    .regex(/^[\w][\w.-]*$/)
    .regex(endings);

/** A text of the shop in its languages; Italian stands in where one is absent. */
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

/** One opening; a break at noon makes two of the same days. Times of the shop's own place, "HH:MM". */
const openingSchema = z
  .strictObject({ from: weekday, to: weekday.optional(), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'] })
  .refine(({ from, to }) => to === undefined || weekdays.indexOf(from) < weekdays.indexOf(to), {
    path: ['to'],
  });
export type Opening = z.infer<typeof openingSchema>;
const hours = z.array(openingSchema).min(1).max(14);

/** Colours as #rrggbb; whichever is absent keeps the one of the design. */
const coloursSchema = z.strictObject({
  /** Buttons and links that sell: white is written on it, and it is written on white. */
  primary: colour.optional(),
  primary_dark: colour.optional(),
  primary_tint: colour.optional(),
  /** Reassures: availability, free delivery. */
  secondary: colour.optional(),
  /** Ground of the foot of every page. */
  secondary_dark: colour.optional(),
  secondary_tint: colour.optional(),
  /** Points at something; dark text is written on it. */
  highlight: colour.optional(),
  highlight_tint: colour.optional(),
});
export type ShopColours = z.infer<typeof coloursSchema>;

/**
 * Who sells and what the shop looks like: all that pages, mails and documents must show of the seller (DPR 633/1972
 * art. 35, c.c. art. 2250, D.Lgs. 70/2003 art. 7, Codice del consumo art. 49).
 */
export const shopFileSchema = z.strictObject({
  /** What shoppers call the shop. */
  name: line(40),
  company: z.strictObject({
    name: line(120),
    vat_number: z.string().regex(/^([A-Z]{2})?[0-9A-Z]{8,13}$/),
    tax_code: z
      .string()
      .regex(/^[0-9A-Z]{8,16}$/)
      .optional(),
    /** Register of companies and number there. */
    register: line(120),
    capital: line(80).optional(),
    address: shopAddressSchema,
  }),
  contacts: z.strictObject({
    phone,
    phone_hours: hours,
    email: emailAddress,
    assistance_email: emailAddress,
    withdrawal_email: emailAddress,
    privacy_email: emailAddress,
    pec: emailAddress,
  }),
  /** The shop one can walk into, where orders are picked up; absent: there is none. */
  store: z.strictObject({ name: line(80), address: shopAddressSchema, hours }).optional(),
  /** Where goods are sent back to; absent: to the company. */
  returns: z.strictObject({ name: line(120), address: shopAddressSchema }).optional(),
  /** Body for alternative dispute resolution the shop has agreed to (Codice del consumo, art. 141-sexies). */
  dispute_resolution: z.strictObject({ body: line(160), url: webAddress }).optional(),
  home: z.strictObject({ title: shopTextSchema, description: shopTextSchema, heading: shopTextSchema }),
  /** A sentence at the foot of every page, such as that nothing is really sold here. */
  notice: shopTextSchema.optional(),
  colours: coloursSchema.optional(),
  /** SVG or PNG beside the shop file; absent: the shop's name is written. */
  logo: fileName(/\.(svg|png)$/).optional(),
  /** The logo for the dark foot of the page. */
  logo_on_dark: fileName(/\.(svg|png)$/).optional(),
  /** PNG for previews of the home page elsewhere, best 1200 × 630. */
  social: fileName(/\.png$/).optional(),
  /** SVG or PNG, square; absent: a house. */
  icon: fileName(/\.(svg|png)$/).optional(),
});

/** Seller, store and look of the shop, as read from its file. */
export type ShopFile = z.infer<typeof shopFileSchema>;
