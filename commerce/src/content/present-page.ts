import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { footerOperation, webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { selectFooter, selectPages } from './content.queries.ts';
import { frappeTime } from './frappe-time.ts';
import { safeHtml } from './safe-html.ts';

export type WebPage = Extract<OperationOutput<typeof webPageOperation>, { data: unknown }>['data'];
export type Footer = OperationOutput<typeof footerOperation>['data'];

type PageRow = Awaited<ReturnType<typeof selectPages>>[number];

export function presentPage(row: PageRow): WebPage {
  return {
    name: row.name,
    title: row.title,
    route: row.route,
    published: row.published ? 1 : 0,
    content_type: 'Rich Text',
    // Sanitised on the way in too; rows may have come by other doors.
    main_section_html: safeHtml(row.main_section_html),
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    creation: frappeTime(row.creation),
    modified: frappeTime(row.modified),
  };
}

const orNull = (html: string | null | undefined) => (html == null ? null : safeHtml(html));

export function presentFooter(row: Awaited<ReturnType<typeof selectFooter>>): Footer {
  return { footer_b2c_html: orNull(row?.footer_b2c_html), footer_b2b_html: orNull(row?.footer_b2b_html) };
}
