import { erpnextParts } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { ErpnextPart, ErpnextSettings } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { ErpDocument } from '../client/erpnext-answer.ts';

const switches = { stock: 'stock_in', prices: 'prices_in', items: 'items_in' } as const;

/** The parts that are read, in their order. */
export const readParts = (settings: ErpnextSettings): readonly ErpnextPart[] =>
  erpnextParts.filter((part) => settings[switches[part]]);

/** What is read after a part; undefined: it was the last. */
export function partAfter(part: ErpnextPart, settings: ErpnextSettings): ErpnextPart | undefined {
  const parts = readParts(settings);
  return parts[parts.indexOf(part) + 1];
}

const OVERLAP_MS = 5 * 60_000;
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})/;

/**
 * Where reading begins: some minutes before the last document that was seen, because ERPNext writes the moment of a
 * document when its transaction begins and shows it when it ends. In ERPNext's own time, which has no zone.
 */
export function withOverlap(modified: string): string {
  const [, day, time] = MOMENT.exec(modified) ?? [];
  if (day === undefined || time === undefined) return modified;
  return new Date(Date.parse(`${day}T${time}Z`) - OVERLAP_MS).toISOString().replace('T', ' ').slice(0, 19);
}

export interface PagePlace {
  readonly since: string | null;
  readonly skip: number;
}

/**
 * Where the next page begins: at the moment of the last document, whose others come again and are the same. Only where
 * a whole page has one moment, so many are skipped. null: this page was the last.
 */
export function placeAfter(
  { since, skip }: PagePlace,
  page: readonly ErpDocument[],
  length: number,
): PagePlace | null {
  const last = page.at(-1)?.['modified'];
  if (page.length < length || typeof last !== 'string') return null;
  return last === since ? { since, skip: skip + page.length } : { since: last, skip: 0 };
}
