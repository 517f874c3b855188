import { fieldFaults } from '@casamaestra/contract/content/entries/fields.ts';
import type { FieldFault } from '@casamaestra/contract/content/entries/fields.ts';
import type { ContentFinding } from '@casamaestra/texts/staff/content-texts.ts';
import type { z } from 'zod';
import { instantOf } from '../entries/instants.ts';
import type { Path } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;

const shown = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 80);
const isFault = (message: string): message is FieldFault =>
  (fieldFaults as readonly string[]).includes(message);
const wantedTypes = ['string', 'number', 'boolean', 'array', 'object'] as const;

function typeFinding(expected: string, input: unknown): ContentFinding {
  if (input === undefined) return { code: 'missing' };
  const wanted = wantedTypes.find((type) => type === expected);
  if (wanted === undefined) return { code: 'invalid', facts: { found: shown(input) } };
  return { code: `wants_${wanted}`, facts: { found: shown(input) } };
}

/** What a schema finds wrong with a field, as a code with its facts. */
export function findingOf(issue: Issue): ContentFinding {
  const found = shown(issue.input);
  if (isFault(issue.message)) return { code: issue.message, facts: { found } };
  if (issue.code === 'unrecognized_keys') return { code: 'keys_unknown', facts: { keys: issue.keys } };
  if (issue.code === 'invalid_type') return typeFinding(issue.expected, issue.input);
  if (issue.code === 'invalid_value')
    return issue.input === undefined
      ? { code: 'missing' }
      : { code: 'not_allowed', facts: { found, allowed: issue.values.map(String) } };
  if (issue.code === 'too_big') return { code: 'too_much', facts: { most: Number(issue.maximum) } };
  if (issue.code === 'too_small') return { code: 'too_little', facts: { least: Number(issue.minimum) } };
  return { code: 'invalid', facts: { found } };
}

export interface PlacedFinding {
  readonly path: Path;
  readonly finding: ContentFinding;
  /** Key of the field that is wrong by itself. */
  readonly key?: string;
  /** Lines below the field's own. */
  readonly line?: number;
}

/** Dates that no calendar has, and ends before their beginning, anywhere in the fields of a file. */
export function reversedDates(value: unknown, path: Path = []): PlacedFinding[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => reversedDates(one, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  const { from, to } = value as { from?: unknown; to?: unknown };
  const below = Object.entries(value).flatMap(([name, one]) => reversedDates(one, [...path, name]));
  const isDate = (one: unknown): one is string => typeof one === 'string' && /^\d{4}-/.test(one);
  const impossible = (
    [
      ['from', from],
      ['to', to],
    ] as const
  ).flatMap(([name, text]) =>
    isDate(text) && instantOf(text, name === 'to') === null
      ? [{ path: [...path, name], finding: { code: 'date_form' as const, facts: { found: text } } }]
      : [],
  );
  if (impossible.length > 0 || !isDate(from) || !isDate(to)) return [...impossible, ...below];
  const [first, last] = [instantOf(from, false) ?? '', instantOf(to, true) ?? ''];
  const reversed =
    first < last
      ? []
      : [{ path: [...path, 'to'], finding: { code: 'dates_reversed' as const, facts: { from, to } } }];
  return [...reversed, ...below];
}
