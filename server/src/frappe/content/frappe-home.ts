import { z } from 'zod';

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const flag = z.coerce.number().catch(0);
/** Colours are used in style attributes: only valid ones pass. */
const colour = z
  .string()
  .nullish()
  .transform((value) => (/^#[0-9a-f]{3,8}$/i.test(value ?? '') ? (value ?? '') : ''));

const common = { order: flag, url: words, b2b: flag, b2c: flag, status: words };
const images = z
  .array(z.object({ url: z.string() }))
  .nullish()
  .transform((list) => list ?? null);
const tile = z
  .object({ ...common, label: words, image: textOrNull })
  .transform((row) => ({ ...row, srcset: null }));
const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((list) => list ?? []);
const colours = { background_color_banner: colour, text_color: colour, background_transparency: flag };

/** The home page in the form of the contract. The page decides which sections to show. */
export const frappeHomeSchema = z.object({
  slider_top: rows(
    z
      .object({
        ...common,
        ...colours,
        position: z.enum(['Left', 'Center', 'Right']).catch('Left'),
        title_1: words,
        title_2: words,
        button: words,
        slide_image: images,
        slide_image_mobile: images,
      })
      .transform((row) => ({ ...row, alt: '' })),
  ),
  promo_banner: rows(
    z
      .object({ ...common, ...colours, label: words, slide_image: words })
      .transform((row) => ({ ...row, text: '', srcset: null })),
  ),
  home_category: rows(tile),
  home_brand: rows(tile),
  popular_department: rows(tile),
  flyer: rows(z.object({ ...common, label: words, flyer_image: textOrNull })),
});
