import type { ErpnextFailure } from '@casamaestra/contract/staff/erpnext.operations.ts';

/** A document as ERPNext tells it. */
export type ErpDocument = Readonly<Record<string, unknown>>;

/** Why ERPNext did not do it. Its own sentences are not kept: they may name a person. */
export interface ErpFailure {
  readonly code: ErpnextFailure;
  /** For programmers: a class of Frappe ("MandatoryError") or of the connection ("ECONNREFUSED"). */
  readonly detail: string;
  /** When it may be asked again, as it says itself. */
  readonly waitMs?: number;
}

export type ErpAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ErpFailure };

export const failed = (
  code: ErpnextFailure,
  detail = '',
): { readonly ok: false; readonly failure: ErpFailure } => ({
  ok: false,
  failure: { code, detail },
});

/** Failures that pass by themselves. */
const passing = new Set<ErpnextFailure>(['unreachable', 'timeout', 'busy', 'broken']);
export const isPassing = ({ code }: ErpFailure): boolean => passing.has(code);

const codes: Readonly<Record<number, ErpnextFailure>> = {
  401: 'key',
  403: 'forbidden',
  404: 'missing',
  409: 'duplicate',
  417: 'invalid',
  429: 'busy',
};

const WORD = /^[A-Za-z]{1,60}$/;

function bodyOf(text: string): ErpDocument {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** The failure of an answer that is none of 2xx: by its status, and Frappe's `exc_type`. */
export function failureOf(status: number, text: string, retryAfter: string | undefined): ErpFailure {
  const type = bodyOf(text)['exc_type'];
  const word = typeof type === 'string' && WORD.test(type) ? type : `HTTP ${status}`;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) && seconds > 0 && seconds <= 3600 ? { waitMs: seconds * 1000 } : {};
  // Frappe answers a key it does not know with 401, a guest that may not read with 403.
  const code = type === 'AuthenticationError' ? 'key' : (codes[status] ?? 'broken');
  return { code, detail: word, ...wait };
}

/** What stands under `data` or `message` of an answer of 2xx. */
export function saidUnder(text: string, under: 'data' | 'message'): ErpAnswer<unknown> {
  const content = bodyOf(text)[under];
  return content === undefined ? failed('unreadable', `no ${under}`) : { ok: true, value: content };
}
