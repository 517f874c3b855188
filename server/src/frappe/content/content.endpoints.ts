import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  footerOperation,
  type Home,
  homeOperation,
  menuOperation,
  noticeOperation,
  previewOperation,
  promoSliderOperation,
  webPageOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { guestEndpoint } from '@casamaestra/commerce/contract-http/endpoint-of.ts';
import { safeHtml } from '@casamaestra/commerce/platform/safe-html.ts';
import { z } from 'zod';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { textOfMarkup } from '../transport/frappe-answer.ts';
import { frappeHomeSchema } from './frappe-home.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const flag = z.coerce.number().catch(0);

/** The service has its content in Italian. */
const italian = (language: Language): { lang?: Language } => (language === 'it' ? {} : { lang: 'it' });

const menuRow = z.object({
  name: z.coerce.string(),
  creation: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  docstatus: flag,
  label: z.coerce.string(),
  order: flag,
  title: text,
  url: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  description: text.transform((value) => (value === null ? null : textOfMarkup(value))),
  lft: flag,
  rgt: flag,
  is_group: flag,
  old_parent: text,
  parent_menu: text,
  category_menu_image: text,
  category_banner_image: text,
  category_banner_image_mobile: text,
  disable: flag,
});

export function menuEndpoint({ frappe }: FrappeDependencies): Endpoint<typeof menuOperation> {
  return {
    operation: menuOperation,
    async answer(_input, { language }) {
      const found = await frappe.ask('menu', {}, z.array(menuRow).default([]));
      return found.ok
        ? { ok: true, value: found.value.map((row) => ({ ...row, ...italian(language) })) }
        : found;
    },
  };
}

const promoRow = z.object({
  icon: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  url: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  text: z.coerce.string().transform((value) => textOfMarkup(value)),
  b2b: flag,
  b2c: flag,
});

export function promoSliderEndpoint({ frappe }: FrappeDependencies): Endpoint<typeof promoSliderOperation> {
  return {
    operation: promoSliderOperation,
    async answer(_input, { language }) {
      const found = await frappe.ask('promoSlider', {}, z.array(promoRow).default([]));
      return found.ok
        ? { ok: true, value: found.value.map((row) => ({ ...row, ...italian(language) })) }
        : found;
    },
  };
}

const html = z
  .string()
  .nullish()
  .transform((value) => (value ? safeHtml(value) : null));

export function footerEndpoint({ frappe }: FrappeDependencies): Endpoint<typeof footerOperation> {
  const shape = z.object({ data: z.object({ footer_b2c_html: html, footer_b2b_html: html }) });
  return {
    operation: footerOperation,
    async answer(_input, { language }) {
      const found = await frappe.ask('footers', {}, shape);
      return found.ok ? { ok: true, value: { ...found.value, ...italian(language) } } : found;
    },
  };
}

/** The home page; sections that only this shop has (USPs, promo section, posts) are empty. */
export function homeEndpoint({ frappe }: FrappeDependencies): Endpoint<typeof homeOperation> {
  return {
    operation: homeOperation,
    async answer(_input, { language }) {
      const found = await frappe.ask('home', {}, frappeHomeSchema);
      if (!found.ok) return found;
      const home: Home = {
        ...found.value,
        info_box: [],
        promo_section: null,
        blog: [],
        ...italian(language),
      };
      return { ok: true, value: home };
    },
  };
}

const pageRow = z.looseObject({
  name: z.coerce.string(),
  title: text,
  route: z.string(),
  published: flag,
  content_type: text,
  main_section_html: text,
  main_section: text,
  meta_title: text,
  meta_description: text,
  creation: text,
  modified: text,
});

/** It has no notices above its pages. */
export const noticeEndpoint: Endpoint<typeof noticeOperation> = guestEndpoint(noticeOperation, async () => ({
  ok: true,
  value: { notice: null },
}));

/** It previews nothing: every link of a preview counts as over. */
export const previewEndpoint: Endpoint<typeof previewOperation> = guestEndpoint(
  previewOperation,
  async () => ({ ok: true, value: { at: null, shows: 'moment' } }),
);

/** GET a page by its route. The service returns unpublished ones too: here they are unknown. */
export function webPageEndpoint({ frappe }: FrappeDependencies): Endpoint<typeof webPageOperation> {
  return guestEndpoint(webPageOperation, async (input, { language }) => {
    const { route = '' } = input;
    const found = await frappe.ask('webPage', { route }, z.object({ data: pageRow }));
    const missing = { ok: true, value: { error: answerTexts(language).pageUnknown } } as const;
    // For an unknown route the service answers 200 with `error`, which is read as a refusal.
    if (!found.ok) return found.refusal.name === 'too_many_requests' ? found : missing;
    const { data: row } = found.value;
    if (row.published !== 1) return missing;
    return {
      ok: true,
      value: {
        data: {
          name: row.name,
          title: row.title ?? row.name,
          route: row.route,
          published: 1,
          content_type: row.content_type ?? 'HTML',
          main_section_html: safeHtml(row.main_section_html ?? row.main_section ?? ''),
          meta_title: row.meta_title,
          meta_description: row.meta_description,
          creation: row.creation ?? '',
          modified: row.modified ?? '',
        },
      },
    };
  });
}
