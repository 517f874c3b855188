import { columnNamed } from '../reading/columns.ts';
import { type MappingFile, mappingFileSchema } from './mapping-schema.ts';
import { mistakeText } from './mistake-text.ts';
import { strayNames } from './used-columns.ts';

export type MappingOutcome =
  | { readonly ok: true; readonly mapping: MappingFile }
  | { readonly ok: false; readonly reason: string };

const ours = (column: string) => columnNamed(column) !== undefined || /^(?:feature|option):./.test(column);

/** Parses a mapping file; every mistake is reported with its place, in Italian. */
export function parseMapping(text: string): MappingOutcome {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `non è JSON valido: ${(error as Error).message}` };
  }
  const parsed = mappingFileSchema.safeParse(json);
  if (!parsed.success) {
    const lines = parsed.error.issues.slice(0, 8).map((issue) => mistakeText(issue));
    return { ok: false, reason: lines.join('; ') };
  }
  const unknown = Object.keys(parsed.data.columns).filter((column) => !ours(column));
  if (unknown.length > 0) {
    return {
      ok: false,
      reason: `colonne che il negozio non conosce: ${unknown.join(', ')} (l’elenco è in docs/catalogue-files.md)`,
    };
  }
  const stray = strayNames(parsed.data);
  if (stray.length > 0) {
    const fields = Object.keys(parsed.data.xml?.fields ?? {}).join(', ');
    return { ok: false, reason: `${stray.join('; ')}. In xml.fields ci sono: ${fields}` };
  }
  return { ok: true, mapping: parsed.data };
}
