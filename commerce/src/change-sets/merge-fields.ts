import { isDeepStrictEqual } from 'node:util';

/** A field as its editor saw it, and as it shall be. */
export interface WantedChange {
  readonly from: unknown;
  readonly to: unknown;
}

export type Merged =
  | { readonly ok: true; readonly rows: readonly { field: string; from: unknown; to: unknown }[] }
  /** Somebody else changed this field meanwhile. */
  | { readonly ok: false; readonly field: string };

/**
 * What is to be written of the changes of a form: fields that say today what the editor saw, and none that already
 * say what they shall. One that says something third is a conflict, unless the editor saw this very version.
 */
export function mergeFields(
  today: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, WantedChange | undefined>>,
  isCurrent: boolean,
): Merged {
  const rows: { field: string; from: unknown; to: unknown }[] = [];
  for (const [field, change] of Object.entries(wanted)) {
    if (change === undefined || isDeepStrictEqual(today[field], change.to)) continue;
    if (!isCurrent && !isDeepStrictEqual(today[field], change.from)) return { ok: false, field };
    rows.push({ field, from: today[field], to: change.to });
  }
  return { ok: true, rows };
}
