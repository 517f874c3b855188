import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { footerOperation, webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { selectFooter, selectPages } from './content.queries.ts';
import { frappeTime } from '../contract-http/frappe-time.ts';
import { safeHtml } from '../platform/safe-html.ts';
import type { ShopPlaceholders } from './shop-placeholders.ts';

export type WebPage = Extract<OperationOutput<typeof webPageOperation>, { data: unknown }>['data'];
export type Footer = OperationOutput<typeof footerOperation>['data'];

type PageRow = Awaited<ReturnType<typeof selectPages>>[number];

/** Keys of the Frappe API's row that are always empty here. */
const unused = {
  header: null,
  breadcrumbs: null,
  css: null,
  javascript: null,
  insert_style: 0,
  full_width: 1,
  show_title: 1,
  show_sidebar: 0,
  text_align: 'Left',
  meta_image: null,
  start_date: null,
  end_date: null,
  dynamic_route: 0,
  dynamic_template: 0,
  slideshow: null,
  website_sidebar: null,
  module: null,
  owner: 'Administrator',
  modified_by: 'Administrator',
  docstatus: 0,
  idx: 0,
} as const;

export function presentPage(row: PageRow, placeholders: ShopPlaceholders): WebPage {
  return {
    ...unused,
    name: row.name,
    title: row.title,
    route: row.route,
    published: row.published ? 1 : 0,
    // Pages show main_section_html: the content is stored there only.
    content_type: 'HTML',
    main_section: '',
    // Sanitised when loaded, too; rows may have been written in other ways.
    main_section_html: safeHtml(placeholders.html(row.main_section_html)),
    main_section_md: '',
    meta_title: row.meta_title && placeholders.plain(row.meta_title),
    meta_description: row.meta_description && placeholders.plain(row.meta_description),
    creation: frappeTime(row.creation),
    modified: frappeTime(row.modified),
  };
}

export function presentFooter(
  row: Awaited<ReturnType<typeof selectFooter>>,
  placeholders: ShopPlaceholders,
): Footer {
  const orNull = (html: string | null | undefined) =>
    html == null ? null : safeHtml(placeholders.html(html));
  return { footer_b2c_html: orNull(row?.footer_b2c_html), footer_b2b_html: orNull(row?.footer_b2b_html) };
}
