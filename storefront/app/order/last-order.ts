import { keepValue, storedValue } from '../platform/stored-value.ts';

/** The last order of this browser: enough to open, pay or cancel it. */
export interface LastOrder {
  readonly number: string;
  readonly token: string;
}

export const lastOrderKey = 'order';

/** Parses a stored order; null when there is none. */
export function lastOrderFrom(stored: unknown): LastOrder | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { number, token } = stored as Partial<LastOrder>;
  return typeof number === 'string' && typeof token === 'string' && token !== '' ? { number, token } : null;
}

export const lastOrder = (): LastOrder | null => lastOrderFrom(storedValue(lastOrderKey));
export const rememberOrder = (order: LastOrder | null): void => keepValue(lastOrderKey, order);
