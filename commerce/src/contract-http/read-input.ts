import type { z } from 'zod';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from './endpoint.ts';

/** Line breaks and tabs are text; other control characters and lone surrogates are in no honest input. */
const unreadable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u;

/** Deeper than any input: JSON inside a form's field is no shallower by itself. */
const LEVELS_MAX = 32;

function holdsUnreadable(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return unreadable.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (level > LEVELS_MAX) return true;
  return Object.entries(value).some(
    ([name, each]) => unreadable.test(name) || holdsUnreadable(each, level + 1),
  );
}

const kindTexts: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'vero o falso',
  array: 'un elenco',
  object: 'un oggetto',
  record: 'un oggetto',
};

function sizeText(field: string, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const big = issue.code === 'too_big';
  const bound = Number(big ? issue.maximum : issue.minimum);
  const word = big ? 'al massimo' : 'almeno';
  const things = { string: 'caratteri', array: 'voci' }[issue.origin as string];
  if (things === undefined) return `«${field}» dev’essere ${word} ${bound}.`;
  if (!big && bound === 1) return `«${field}» non può essere vuoto.`;
  return `«${field}» ${big ? 'può' : 'deve'} avere ${word} ${bound} ${things}.`;
}

function refusalOf(issue: z.core.$ZodIssue | undefined): Outcome<never> {
  const field = issue?.path.map(String).join('.') ?? '';
  // Of several forms that the arguments may have, they have none: no single field is wrong.
  if (issue === undefined || field === '') return refused('invalid_input', 'La richiesta non è valida.');
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return refused('missing_argument', `Manca «${field}».`, field);
  if (issue.code === 'too_big' || issue.code === 'too_small')
    return refused('invalid_input', sizeText(field, issue), field);
  const kind = issue.code === 'invalid_type' ? kindTexts[issue.expected] : undefined;
  const words = kind === undefined ? 'non è valido' : `dev’essere ${kind}`;
  return refused('invalid_input', `«${field}» ${words}.`, field);
}

/** Arguments as the operation wants them, unknown ones left out; or the first thing that is wrong, in Italian. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  args: CallArguments,
): Outcome<z.output<Schema>> {
  const found = schema.safeParse(args, { reportInput: true });
  if (!found.success) return refusalOf(found.error.issues[0]);
  const odd = Object.entries(args).find(([, value]) => holdsUnreadable(value));
  return odd === undefined
    ? accepted(found.data)
    : refused('invalid_input', `«${odd[0]}» contiene caratteri non ammessi.`, odd[0]);
}
