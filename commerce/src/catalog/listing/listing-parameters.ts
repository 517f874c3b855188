import type { CallArguments } from '../../contract-http/endpoint.ts';

/** What was ignored or mended in a request, in Italian, for the shopper. */
export interface Notice {
  readonly field: string;
  readonly message: string;
}

export const LONGEST_TERM = 200;
export const MOST_PER_PAGE = 100;
const DEFAULT_PER_PAGE = 12;

/** Reads parameters one by one, mending what can be mended and saying so. */
export class ParameterReader {
  readonly notices: Notice[] = [];
  readonly #args: CallArguments;

  constructor(args: CallArguments) {
    this.#args = args;
  }

  note(field: string, message: string): void {
    this.notices.push({ field, message });
  }

  /** Text without control characters and outer blanks; undefined when absent or blank. */
  text(name: string): string | undefined {
    const value = this.#args[name];
    if (value === undefined || value === null) return undefined;
    const text =
      typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
    return clean(text) || undefined;
  }

  /** Any value means yes, as in the Frappe API, except the ways to write no. */
  flag(name: string): boolean {
    const text = this.text(name)?.toLowerCase();
    return text !== undefined && !['false', '0', 'no', 'off', 'null', 'undefined'].includes(text);
  }

  /** A finite number; anything else is named and ignored. */
  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text.replace(',', '.'));
    if (Number.isFinite(value)) return value;
    this.note(name, `«${shown(text)}» non è un numero: questo filtro non è stato applicato.`);
    return undefined;
  }

  page(): number {
    const text = this.text('page');
    if (text === undefined) return 1;
    const page = Number(text);
    if (Number.isSafeInteger(page) && page >= 1) return page;
    this.note('page', `«${shown(text)}» non è un numero di pagina: ecco la prima.`);
    return 1;
  }

  perPage(): number {
    const text = this.text('per_page');
    if (text === undefined) return DEFAULT_PER_PAGE;
    const size = Number(text);
    if (!Number.isSafeInteger(size) || size < 1) {
      this.note(
        'per_page',
        `«${shown(text)}» non è un numero di prodotti: ne mostriamo ${DEFAULT_PER_PAGE} per pagina.`,
      );
      return DEFAULT_PER_PAGE;
    }
    if (size <= MOST_PER_PAGE) return size;
    this.note('per_page', `Al massimo ${MOST_PER_PAGE} prodotti per pagina.`);
    return MOST_PER_PAGE;
  }

  /** What was typed; undefined for everything ("*" or nothing). */
  searchTerm(): string | undefined {
    const text = this.text('search_term');
    if (text === undefined || text === '*') return undefined;
    if (text.length <= LONGEST_TERM) return text;
    this.note('search_term', `La ricerca era molto lunga: abbiamo usato i primi ${LONGEST_TERM} caratteri.`);
    return text.slice(0, LONGEST_TERM).toWellFormed().trim();
  }
}

/** Plain printable text passes without being rewritten: nearly every parameter. */
function clean(text: string): string {
  return /^[\u0021-\u007e]*$/.test(text)
    ? text
    : text
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .toWellFormed()
        .trim();
}

/** A value as it may be quoted back to the shopper. */
export function shown(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40).toWellFormed()}…`;
}
