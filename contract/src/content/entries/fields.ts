import { z } from 'zod';

/** Codes of mistakes that a schema finds by itself; their sentences are in the texts of the content command. */
export const fieldFaults = [
  'link_form',
  'picture_form',
  'slug_form',
  'route_form',
  'colour_form',
  'date_form',
  'one_line',
] as const;
export type FieldFault = (typeof fieldFaults)[number];

const fault = (code: FieldFault) => ({ error: () => code });

/** Text without markup, on one line or a few. */
export const textField = (most = 300) => z.string().trim().min(1).max(most);
/** Markdown; HTML in it is sanitised. */
export const markdownText = (most = 200_000) => z.string().max(most);
/** A path inside the shop ("/shop?category=…"), an https URL, mailto: or tel:. */
export const linkField = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])|^https:\/\/|^mailto:[^\s@]+@[^\s@]+$|^tel:\+?[\d ]+$/, fault('link_form'));
/** File name inside the folder of pictures. */
export const pictureField = z
  .string()
  .max(200)
  .regex(/^(?!.*\.\.)[^/\\].*\.(?:webp|jpe?g|png|avif|gif|tiff?)$/i, fault('picture_form'));
export const colourField = z.string().regex(/^#[0-9a-f]{6}$/i, fault('colour_form'));
export const dayField = z.iso.date(fault('date_form'));

/** A date ("2026-12-01") or a moment ("2026-12-01T09:00"), Italian time unless it has a zone. */
export const momentField = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/, fault('date_form'));

export const statusField = z.enum(['published', 'draft']);

/** When something is shown, and whether at all. */
export const validity = {
  from: momentField.optional(),
  to: momentField.optional(),
  status: statusField.optional(),
};
