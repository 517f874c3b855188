import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

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

const typeNames: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  boolean: 'true o false',
  array: 'un elenco',
  object: 'un oggetto',
  record: 'un oggetto',
};

/** A mistake in a mapping in Italian: where it is, what is wrong, what to do. */
export function mistakeText(issue: Issue, before: readonly PropertyKey[] = []): string {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union') {
    const inner = nearest(issue.errors);
    if (inner !== undefined) return mistakeText(inner, path);
    return `${placeOf(path)}: forma non riconosciuta (vedi docs/catalogue-files.md)`;
  }
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `«${key}»`).join(', ');
    return `${placeOf(path)}: chiave sconosciuta ${keys}: toglila o correggila (vedi docs/catalogue-files.md)`;
  }
  if (issue.code === 'invalid_type') {
    return `${placeOf(path)}: manca o non è ${typeNames[issue.expected] ?? issue.expected}`;
  }
  return `${placeOf(path)}: ${issue.message}`;
}
