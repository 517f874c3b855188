import { doctypes } from './doctypes.ts';
import type { Doctype } from './doctypes.ts';
import { FrappeError } from './frappe-error.ts';
import type { Document } from './list-query.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The documents of the double, by kind and name. */
export class KeptDocuments {
  readonly #kept = new Map<string, Map<string, Document>>();
  #moment = Date.UTC(2026, 10, 1);
  #count = 0;

  typeOf(doctype: string): Doctype {
    const type = doctypes[doctype];
    if (type === undefined) throw new FrappeError(404, 'DoesNotExistError', `DocType ${doctype} not found`);
    return type;
  }

  all(doctype: string): Document[] {
    this.typeOf(doctype);
    return [...(this.#kept.get(doctype)?.values() ?? [])];
  }

  get(doctype: string, name: string): Document {
    const one = this.#kept.get(doctype)?.get(name);
    if (one === undefined) throw new FrappeError(404, 'DoesNotExistError', `${doctype} ${name} not found`);
    return one;
  }

  /** Another moment with every change, to the microsecond. */
  modified(): string {
    this.#moment += 1000;
    return `${new Date(this.#moment).toISOString().replace('T', ' ').slice(0, 19)}.000001`;
  }

  touch(one: Document, values: Document): Document {
    return Object.assign(one, values, { modified: this.modified() });
  }

  remove(doctype: string, name: string): void {
    this.#kept.get(doctype)?.delete(name);
  }

  #checked(doctype: string, type: Doctype, given: Document): void {
    const known = new Set([...type.fields, ...Object.keys(type.tables ?? {})]);
    for (const field of Object.keys(given))
      if (!known.has(field))
        throw new FrappeError(417, 'ValidationError', `${doctype} has no field ${field}`);
    for (const field of type.required ?? [])
      if (isEmpty(given[field])) throw new FrappeError(417, 'MandatoryError', `[${doctype}]: ${field}`);
    for (const [field, of] of Object.entries(type.links ?? {})) {
      const name = given[field];
      if (typeof name === 'string' && name !== '' && !this.#kept.get(of)?.has(name))
        throw new FrappeError(417, 'LinkValidationError', `Could not find ${field}: ${name}`);
    }
    for (const [table, child] of Object.entries(type.tables ?? {}))
      for (const row of (given[table] ?? []) as Document[]) this.#checked(child.doctype, child, row);
  }

  #nameOf(doctype: string, type: Doctype, given: Document): string {
    this.#count += 1;
    if (type.namedBy === undefined) return `${type.series ?? ''}${String(this.#count).padStart(5, '0')}`;
    const wanted = String(given[type.namedBy]);
    const kept = this.#kept.get(doctype);
    if (kept?.has(wanted) !== true) return wanted;
    // ERPNext tells customers of one name apart by a number; others are refused.
    if (doctype !== 'Customer') throw new FrappeError(409, 'DuplicateEntryError', `${doctype} ${wanted}`);
    return `${wanted} - ${this.#count}`;
  }

  /** Makes a document as a draft, by the rules of its kind. */
  insert(doctype: string, given: Document): Document {
    const type = this.typeOf(doctype);
    const { docstatus = 0, ...values } = given;
    if (docstatus !== 0) throw new FrappeError(417, 'ValidationError', 'the double makes drafts only');
    this.#checked(doctype, type, values);
    const name = this.#nameOf(doctype, type, values);
    const modified = this.modified();
    const one: Document = {
      ...values,
      name,
      owner: 'negozio@example.com',
      creation: modified,
      modified,
      docstatus: 0,
    };
    const kept = this.#kept.get(doctype) ?? new Map<string, Document>();
    kept.set(name, one);
    this.#kept.set(doctype, kept);
    return one;
  }
}

/** A document as it is answered. */
export const shownDocument = (doctype: string, one: Document): Document => ({ doctype, ...one });
