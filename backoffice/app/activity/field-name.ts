import { texts } from '../platform/texts.ts';

/** What staff call a field of a change; one without a name keeps its own, as features do. */
export function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = texts().activity.fields;
  return names[field] ?? field.replace(/^feature\./, '');
}
