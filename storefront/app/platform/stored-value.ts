import { browserStorage, storedJson } from './browser-storage.ts';

/** A value in browser storage; null when there is none or it is invalid. */
export const storedValue = (key: string): unknown => storedJson(browserStorage(), key);

/** Stores a value in this browser; null removes it. */
export function keepValue(key: string, value: unknown): void {
  keepJson(browserStorage(), key, value);
}

/** The same in a given storage. Without one, or when it is full (false), the value lasts as long as the page. */
export function keepJson(
  storage: (Pick<Storage, 'setItem'> & Partial<Pick<Storage, 'removeItem'>>) | null,
  key: string,
  value: unknown,
): boolean {
  try {
    if (value === null) storage?.removeItem?.(key);
    else storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch (error) {
    console.warn(`${key} could not be kept`, error);
    return false;
  }
}
