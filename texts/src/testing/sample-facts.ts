import type { FactKind, FactKinds } from '@casamaestra/contract/platform/refusal-kinds.ts';

export type Facts = Readonly<Record<string, unknown>>;

/** Sample values of a fact that are formatted differently. */
export function samples(kind: FactKind): readonly unknown[] {
  if (typeof kind !== 'string') return kind;
  switch (kind) {
    case 'text':
      return ['IT', 'Trapano'];
    case 'number':
      return [2, 7250];
    case 'euros':
      return [1234.5, 20];
    case 'day':
      return ['2026-11-21', '2027-01-02'];
    case 'names':
      return [['Costa di più.', 'È finito.'], []];
    case 'changes':
      return [[{ code: 'article_out_of_stock', facts: { name: 'Trapano' } }], []];
  }
}

/** Every combination of the sample values. */
export const combinations = (kinds: FactKinds): readonly Facts[] =>
  Object.entries(kinds).reduce<Facts[]>(
    (all, [name, kind]) =>
      all.flatMap((facts) => samples(kind).map((value) => ({ ...facts, [name]: value }))),
    [{}],
  );
