type Readable = Pick<Storage, 'getItem'> | null;

/** Local storage, or null when the browser denies it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The text stored under a key; null when there is none or storage fails. */
export function storedText(storage: Readable, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The parsed JSON stored under a key; null also when it is invalid. */
export function storedJson(storage: Readable, key: string): unknown {
  try {
    return JSON.parse(storedText(storage, key) ?? 'null');
  } catch {
    return null;
  }
}
