import type { MappingMistake } from '@casamaestra/texts/staff/import-texts.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const schemaMistakes = [
  'mapping_path',
  'mapping_template',
  'mapping_rows',
  'mapping_table',
  'mapping_pattern',
  'mapping_unit',
  'mapping_units_differ',
  'mapping_parent',
] as const;
/** What a schema of mappings says of a value beyond its type: the message of the issue. */
export type SchemaMistake = (typeof schemaMistakes)[number];

const placeOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'file';

/**
 * Of several alternatives that all failed, the closest one: it failed deepest, or only by an unknown key.
 */
function nearest(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const weight = ({ code, path }: Issue) =>
    path.length * 2 + (code === 'unrecognized_keys' || code === 'custom' ? 1 : 0);
  const candidates = branches.flatMap((issues) => (issues.length === 1 ? issues : []));
  const [best] = candidates.toSorted((a, b) => weight(b) - weight(a));
  return best !== undefined && weight(best) > 0 ? best : undefined;
}

type WantedType = Extract<MappingMistake['code'], `mapping_wants_${string}`>;
const wanted: Readonly<Record<string, WantedType>> = {
  string: 'mapping_wants_string',
  number: 'mapping_wants_number',
  boolean: 'mapping_wants_boolean',
  array: 'mapping_wants_array',
  object: 'mapping_wants_object',
  record: 'mapping_wants_object',
};

/** A mistake in a mapping: where it is and what is wrong. */
export function mistakeFinding(issue: Issue, before: readonly PropertyKey[] = []): MappingMistake {
  const path = [...before, ...issue.path];
  const place = placeOf(path);
  if (issue.code === 'invalid_union') {
    const inner = nearest(issue.errors);
    return inner === undefined ? { code: 'mapping_form', facts: { place } } : mistakeFinding(inner, path);
  }
  if (issue.code === 'unrecognized_keys')
    return { code: 'mapping_unknown_keys', facts: { place, keys: issue.keys } };
  const code =
    issue.code === 'invalid_type'
      ? wanted[issue.expected]
      : schemaMistakes.find((mistake) => mistake === issue.message);
  return code === undefined
    ? { code: 'mapping_invalid', facts: { place, why: issue.message } }
    : { code, facts: { place } };
}
