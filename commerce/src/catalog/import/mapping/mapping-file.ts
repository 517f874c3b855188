import type { MappingMistake } from '@casamaestra/texts/staff/import-texts.ts';
import { columnNamed } from '../reading/columns.ts';
import { type MappingFile, mappingFileSchema } from './mapping-schema.ts';
import { mistakeFinding } from './mistake-finding.ts';
import { strayNames } from './used-columns.ts';

export type MappingOutcome =
  | { readonly ok: true; readonly mapping: MappingFile }
  | { readonly ok: false; readonly mistakes: readonly MappingMistake[] };

const wrong = (...mistakes: readonly MappingMistake[]): MappingOutcome => ({ ok: false, mistakes });

const ours = (column: string) => columnNamed(column) !== undefined || /^(?:feature|option):./.test(column);

/** Parses a mapping file; every mistake is reported with its place. */
export function parseMapping(text: string): MappingOutcome {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return wrong({ code: 'mapping_not_json', facts: { why: (error as Error).message } });
  }
  const parsed = mappingFileSchema.safeParse(json);
  if (!parsed.success) {
    return wrong(...parsed.error.issues.slice(0, 8).map((issue) => mistakeFinding(issue)));
  }
  const unknown = Object.keys(parsed.data.columns).filter((column) => !ours(column));
  if (unknown.length > 0) {
    return wrong({ code: 'mapping_unknown_columns', facts: { columns: unknown.join(', ') } });
  }
  const stray = strayNames(parsed.data);
  if (stray.length > 0) {
    const fields = Object.keys(parsed.data.xml?.fields ?? {}).join(', ');
    return wrong({ code: 'mapping_stray_columns', facts: { places: stray, fields } });
  }
  return { ok: true, mapping: parsed.data };
}
