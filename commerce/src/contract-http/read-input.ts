import type { z } from 'zod';
import { inputRefusals } from '@casamaestra/contract/platform/call.refusals.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from './endpoint.ts';

/** Control characters other than line breaks and tabs, and lone surrogates: no valid input has them. */
const unreadable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u;

/** Deeper than any valid input: JSON inside a form field counts as nested too. */
const LEVELS_MAX = 32;

function holdsUnreadable(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return unreadable.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (level > LEVELS_MAX) return true;
  return Object.entries(value).some(
    ([name, each]) => unreadable.test(name) || holdsUnreadable(each, level + 1),
  );
}

/** The unit in which sizes are reported, by type. */
const units: Readonly<Record<string, 'characters' | 'entries'>> = { string: 'characters', array: 'entries' };

const { type: types } = inputRefusals.field_of_other_type.facts;

function wrongSize(field: string, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Outcome<never> {
  const big = issue.code === 'too_big';
  const bound = Number(big ? issue.maximum : issue.minimum);
  const unit = units[issue.origin];
  if (unit === undefined) {
    return big
      ? refused('field_too_big', { field, most: bound }, field)
      : refused('field_too_small', { field, least: bound }, field);
  }
  if (!big && bound === 1) return refused('field_empty', { field }, field);
  return big
    ? refused('field_too_long', { field, most: bound, unit }, field)
    : refused('field_too_short', { field, least: bound, unit }, field);
}

function refusalOf(issue: z.core.$ZodIssue | undefined): Outcome<never> {
  const field = issue?.path.map(String).join('.') ?? '';
  // The arguments match none of several allowed forms, so no single field is wrong.
  if (issue === undefined || field === '') return refused('request_invalid', {});
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return refused('field_required', { field }, field);
  if (issue.code === 'too_big' || issue.code === 'too_small') return wrongSize(field, issue);
  const type = issue.code === 'invalid_type' ? types.find((one) => one === issue.expected) : undefined;
  return type === undefined
    ? refused('field_invalid', { field }, field)
    : refused('field_of_other_type', { field, type }, field);
}

/** Parses arguments by a schema and drops unknown ones; refused for the first invalid field. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  args: CallArguments,
): Outcome<z.output<Schema>> {
  const found = schema.safeParse(args, { reportInput: true });
  if (!found.success) return refusalOf(found.error.issues[0]);
  const odd = Object.entries(args).find(([, value]) => holdsUnreadable(value));
  return odd === undefined ? accepted(found.data) : refused('field_unreadable', { field: odd[0] }, odd[0]);
}
