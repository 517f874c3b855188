import type { AskErpnext } from './ask-erpnext.gateway.ts';
import { failed } from './erpnext-answer.ts';
import type { ErpAnswer, ErpDocument } from './erpnext-answer.ts';

/** [field, operator, value], or with the doctype of a child table before. */
export type ErpFilter = readonly unknown[];

export interface ErpList {
  readonly fields: readonly string[];
  readonly filters: readonly ErpFilter[];
  readonly orderBy?: string;
  readonly start?: number;
  readonly length: number;
}

const pathOf = (doctype: string, name?: string): string =>
  ['/api/resource', doctype, ...(name === undefined ? [] : [name])]
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/');

const isDocument = (value: unknown): value is ErpDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Documents of a kind, by Frappe's list call. */
export async function listDocuments(
  ask: AskErpnext,
  doctype: string,
  list: ErpList,
): Promise<ErpAnswer<ErpDocument[]>> {
  const answer = await ask({
    method: 'GET',
    path: pathOf(doctype),
    query: {
      fields: JSON.stringify(list.fields),
      filters: JSON.stringify(list.filters),
      limit_start: String(list.start ?? 0),
      limit_page_length: String(list.length),
      ...(list.orderBy !== undefined && { order_by: list.orderBy }),
    },
  });
  if (!answer.ok) return answer;
  return Array.isArray(answer.value) && answer.value.every(isDocument)
    ? { ok: true, value: answer.value }
    : failed('unreadable', doctype);
}

async function document(
  answered: Promise<ErpAnswer<unknown>>,
  doctype: string,
): Promise<ErpAnswer<ErpDocument>> {
  const answer = await answered;
  if (!answer.ok) return answer;
  return isDocument(answer.value) ? { ok: true, value: answer.value } : failed('unreadable', doctype);
}

/** One document with all its fields. */
export const readDocument = (
  ask: AskErpnext,
  doctype: string,
  name: string,
): Promise<ErpAnswer<ErpDocument>> => document(ask({ method: 'GET', path: pathOf(doctype, name) }), doctype);

/** Makes a document, as a draft where its kind is submitted. */
export const makeDocument = (
  ask: AskErpnext,
  doctype: string,
  body: ErpDocument,
): Promise<ErpAnswer<ErpDocument>> => document(ask({ method: 'POST', path: pathOf(doctype), body }), doctype);

/** Submits a draft (1), from when on it counts in ERPNext's books, or cancels what was submitted (2). */
export const changeStatusOf = (
  ask: AskErpnext,
  doctype: string,
  name: string,
  docstatus: 1 | 2,
): Promise<ErpAnswer<ErpDocument>> =>
  document(ask({ method: 'PUT', path: pathOf(doctype, name), body: { docstatus } }), doctype);

/** Whose key it is. */
export const loggedUser = (ask: AskErpnext): Promise<ErpAnswer<unknown>> =>
  ask({ method: 'GET', path: '/api/method/frappe.auth.get_logged_user', under: 'message' });
