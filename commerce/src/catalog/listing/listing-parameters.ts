import type { listingNotices } from '@casamaestra/contract/catalog/listing.notices.ts';
import type { NoticeOf } from '@casamaestra/contract/platform/notices.ts';
import type { FactValues } from '@casamaestra/contract/platform/refusal-kinds.ts';
import type { CallArguments } from '../../contract-http/endpoint.ts';

type Kinds = typeof listingNotices;

/** What was ignored, corrected or not found in a request, by parameter. */
export type Notice = NoticeOf<Kinds> & { readonly field: string };

/** A notice as a value: `notice('page', 'page_beyond_last', { page: 9, last: 2 })`. */
export const notice = <Code extends keyof Kinds>(
  field: string,
  code: Code,
  facts: FactValues<Kinds[Code]>,
): Notice => ({ field, code, facts }) as unknown as Notice;

export const LONGEST_TERM = 200;
export const MOST_PER_PAGE = 100;
const DEFAULT_PER_PAGE = 12;

/** Reads parameters one by one; corrects what it can and records a notice. */
export class ParameterReader {
  readonly notices: Notice[] = [];
  readonly #args: CallArguments;

  constructor(args: CallArguments) {
    this.#args = args;
  }

  note<Code extends keyof Kinds>(field: string, code: Code, facts: FactValues<Kinds[Code]>): void {
    this.notices.push(notice(field, code, facts));
  }

  /** Text without control characters, trimmed; undefined when absent or blank. */
  text(name: string): string | undefined {
    const value = this.#args[name];
    if (value === undefined || value === null) return undefined;
    const text =
      typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
    return clean(text) || undefined;
  }

  /** As in the Frappe API, any value means yes except the usual ways to write no. */
  flag(name: string): boolean {
    const text = this.text(name)?.toLowerCase();
    return text !== undefined && !['false', '0', 'no', 'off', 'null', 'undefined'].includes(text);
  }

  /** A finite number; anything else is ignored with a notice. */
  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text.replace(',', '.'));
    if (Number.isFinite(value)) return value;
    this.note(name, 'no_number', { value: shown(text) });
    return undefined;
  }

  page(): number {
    const text = this.text('page');
    if (text === undefined) return 1;
    const page = Number(text);
    if (Number.isSafeInteger(page) && page >= 1) return page;
    this.note('page', 'page_no_number', { value: shown(text) });
    return 1;
  }

  perPage(): number {
    const text = this.text('per_page');
    if (text === undefined) return DEFAULT_PER_PAGE;
    const size = Number(text);
    if (!Number.isSafeInteger(size) || size < 1) {
      this.note('per_page', 'page_size_no_number', { value: shown(text), used: DEFAULT_PER_PAGE });
      return DEFAULT_PER_PAGE;
    }
    if (size <= MOST_PER_PAGE) return size;
    this.note('per_page', 'page_size_limited', { most: MOST_PER_PAGE });
    return MOST_PER_PAGE;
  }

  /** The search term; undefined for everything ("*" or nothing). */
  searchTerm(): string | undefined {
    const text = this.text('search_term');
    if (text === undefined || text === '*') return undefined;
    if (text.length <= LONGEST_TERM) return text;
    this.note('search_term', 'term_cut', { most: LONGEST_TERM });
    return text.slice(0, LONGEST_TERM).toWellFormed().trim();
  }
}

/** Fast path: plain printable text, as nearly every parameter has, is returned unchanged. */
function clean(text: string): string {
  return /^[\u0021-\u007e]*$/.test(text)
    ? text
    : text
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .toWellFormed()
        .trim();
}

/** A value in a form that may be quoted to the shopper. */
export function shown(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40).toWellFormed()}…`;
}
