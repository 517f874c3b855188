import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { frappeTime } from '../../contract-http/frappe-time.ts';
import type { EntryOf } from '../entries/stored-entry.ts';
import type { ShopPlaceholders } from '../shop-placeholders.ts';
import { writtenHtml } from './written-html.ts';

type Answer = Extract<OperationOutput<typeof webPageOperation>, { data: unknown }>['data'];
/** A page in the form of the contract, and the language it is written in. */
export interface WebPage {
  readonly language: Language;
  /** All it is written in. */
  readonly languages: readonly Language[];
  readonly data: Answer;
}

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

export const routeOfPage = ({ key, body }: EntryOf<'page'>): string => body.route ?? `web-page/${key}`;

/** A page; its HTML is written when it is first asked for. */
export function presentPage(entry: EntryOf<'page'>, placeholders: ShopPlaceholders): Answer {
  const { body, pictures } = entry;
  const route = routeOfPage(entry);
  return {
    ...unused,
    name: route,
    title: body.title,
    route,
    published: 1,
    // Pages show main_section_html: the content is there only.
    content_type: 'HTML',
    main_section: '',
    get main_section_html() {
      return writtenHtml(body.body, placeholders, pictures);
    },
    main_section_md: '',
    meta_title: body.meta_title === undefined ? null : placeholders.plain(body.meta_title),
    meta_description: body.description === undefined ? null : placeholders.plain(body.description),
    creation: frappeTime(entry.createdAt),
    modified: frappeTime(entry.changedAt),
  };
}
