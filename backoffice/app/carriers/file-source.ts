import type { ConsignmentsOf } from '@casamaestra/contract/staff/staff-carriers.operations.ts';

const list = (address: URLSearchParams, name: string): readonly string[] =>
  (address.get(name) ?? '').split(',').filter(Boolean);

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** Which parcels an address asks for: chosen orders, chosen parcels, a close; else all orders that wait. */
export function consignmentsOf(address: URLSearchParams): ConsignmentsOf {
  const numbers = list(address, 'ordini').slice(0, 200);
  if (numbers.length > 0) return { kind: 'orders', numbers: [...numbers] };
  const ids = list(address, 'colli').filter(isId).slice(0, 500).map(Number);
  if (ids.length > 0) return { kind: 'parcels', ids };
  const close = address.get('giornata') ?? '';
  return isId(close) ? { kind: 'close', id: Number(close) } : { kind: 'to_ship' };
}
