import { draftFrom } from './checkout-draft.ts';

/** The object in a kept text; null when there is no text; undefined when it cannot be read. */
function objectIn(kept: string | null): object | null | undefined {
  if (kept === null) return null;
  try {
    const value: unknown = JSON.parse(kept);
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether each field that a browser kept is read as it was kept; those of other versions of the shop do not count. */
export function isWhole(keptDraft: string | null, keptAddress: string | null): boolean {
  const [draft, address] = [objectIn(keptDraft), objectIn(keptAddress)];
  if (draft === undefined || address === undefined) return false;
  const read = draftFrom(draft, address);
  const isReadFrom = (kept: object | null, fields: object): boolean =>
    Object.entries(fields).every(([name, value]) => {
      const stored: unknown = kept === null ? undefined : Reflect.get(kept, name);
      if (stored === undefined) return true;
      return typeof value === 'object' && !Array.isArray(value)
        ? typeof stored === 'object' && stored !== null && isReadFrom(stored, value as object)
        : isSame(stored, value);
    });
  const { shipping, ...rest } = read;
  return isReadFrom(address, shipping) && isReadFrom(draft, rest);
}
