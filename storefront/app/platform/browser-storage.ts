/** Local storage, or null where the browser refuses it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** A value kept as JSON; null when there is none or it cannot be read. */
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(browserStorage()?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON; null removes it. */
export function keepValue(key: string, value: unknown): void {
  try {
    if (value === null) browserStorage()?.removeItem(key);
    else browserStorage()?.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`${key} could not be kept`, error);
  }
}
