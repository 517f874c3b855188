type Readable = Pick<Storage, 'getItem'> | null;

/** Local storage, or null where the browser refuses it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What is kept under a key; null when there is nothing, or storage refuses. */
export function storedText(storage: Readable, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The same for a value kept as JSON; null also when it cannot be read. */
export function storedJson(storage: Readable, key: string): unknown {
  try {
    return JSON.parse(storedText(storage, key) ?? 'null');
  } catch {
    return null;
  }
}
