function flatten(value: unknown, prefix: string, cells: Record<string, string> = {}): Record<string, string> {
  for (const [key, inner] of Object.entries(value as Record<string, unknown>)) {
    if (inner === null || inner === undefined || inner === '') continue;
    if (Array.isArray(inner)) {
      cells[prefix + key] = inner.every((item) => typeof item === 'string')
        ? inner.join(' > ')
        : JSON.stringify(inner);
    } else if (typeof inner === 'object') flatten(inner, `${prefix}${key}.`, cells);
    else cells[prefix + key] = String(inner);
  }
  return cells;
}

/**
 * A JSON object as cells for a mapping: nested keys are joined by a point. Null when it is nested too
 * deeply to be a product.
 */
export function flattenObject(value: unknown, prefix = ''): Record<string, string> | null {
  try {
    return flatten(value, prefix);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
