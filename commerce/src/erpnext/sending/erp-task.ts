import type { ErpnextFailure, ErpnextSettings } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { AskErpnext } from '../client/ask-erpnext.gateway.ts';
import { listDocuments } from '../client/documents.ts';
import type { ErpFilter } from '../client/documents.ts';
import type { ErpAnswer, ErpDocument, ErpFailure } from '../client/erpnext-answer.ts';

/** One ERPNext with what its documents are made by. */
export interface Erp {
  readonly ask: AskErpnext;
  readonly settings: ErpnextSettings;
}

/** Ends sending one document; what was made until then is found at the next attempt. */
export class SendingFailed extends Error {
  readonly failure: ErpFailure;

  constructor(failure: ErpFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

export const fail = (code: ErpnextFailure, detail = ''): never => {
  throw new SendingFailed({ code, detail });
};

/**
 * The value of an answer.
 * @throws SendingFailed
 */
export async function need<Value>(answered: Promise<ErpAnswer<Value>>): Promise<Value> {
  const answer = await answered;
  if (answer.ok) return answer.value;
  throw new SendingFailed(answer.failure);
}

export const fieldText = (document: ErpDocument | undefined, field: string): string => {
  const value = document?.[field];
  return typeof value === 'string' ? value : '';
};

/** Rows of a table in a document. */
export const rowsOf = (document: ErpDocument, table: string): readonly ErpDocument[] => {
  const rows = document[table];
  return Array.isArray(rows) ? (rows as readonly ErpDocument[]) : [];
};

/** The first document that fits, the oldest first; undefined: there is none. */
export async function findFirst(
  { ask }: Erp,
  doctype: string,
  filters: readonly ErpFilter[],
  fields: readonly string[] = ['name'],
): Promise<ErpDocument | undefined> {
  const list = { fields, filters, orderBy: 'creation asc', length: 1 };
  const [first] = await need(listDocuments(ask, doctype, list));
  return first;
}
