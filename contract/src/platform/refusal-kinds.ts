/** HTTP status and exception class (as known to clients of the Frappe API) of each kind of refusal. */
export const refusalTable = {
  invalid_input: { status: 417, excType: 'ValidationError' },
  missing_argument: { status: 417, excType: 'MandatoryError' },
  not_found: { status: 404, excType: 'DoesNotExistError' },
  application_key_required: { status: 401, excType: 'AuthenticationError' },
  login_required: { status: 401, excType: 'AuthenticationError' },
  /** The session is valid, but a password given again is wrong. With the field. */
  wrong_password: { status: 401, excType: 'AuthenticationError' },
  invalid_key: { status: 401, excType: 'InvalidKeyError' },
  weak_password: { status: 400, excType: 'ValidationError' },
  not_permitted: { status: 403, excType: 'PermissionError' },
  duplicate: { status: 409, excType: 'DuplicateEntryError' },
  too_many_requests: { status: 417, excType: 'RateLimitExceededError' },
  starting_up: { status: 503, excType: 'SessionStopped' },
} as const;

/** The kind of a refusal. */
export type RefusalName = keyof typeof refusalTable;

/**
 * What a fact is: 'text'; 'number'; 'euros' as a decimal number; 'day' as "YYYY-MM-DD"; 'names', a list of texts;
 * 'changes', reasons of quote changes (`cart/quote.notices.ts`); or one of the words listed.
 */
export type FactKind = 'text' | 'number' | 'euros' | 'day' | 'names' | 'changes' | readonly string[];
export type FactKinds = Readonly<Record<string, FactKind>>;

type Fact<Kind extends FactKind> = Kind extends 'text' | 'day'
  ? string
  : Kind extends 'number' | 'euros'
    ? number
    : Kind extends 'names'
      ? readonly string[]
      : Kind extends 'changes'
        ? readonly { readonly code: string; readonly facts: object }[]
        : Kind extends readonly (infer Word)[]
          ? Word
          : never;

/** The values of declared facts. */
export type FactValues<Kinds extends FactKinds> = { readonly [Name in keyof Kinds]: Fact<Kinds[Name]> };

/** A declared refusal: its kind and its facts. */
export interface RefusalKind<Facts extends FactKinds = FactKinds> {
  readonly name: RefusalName;
  readonly facts: Facts;
}

export type RefusalKinds = Readonly<Record<string, RefusalKind>>;

export type FactsOf<Kind extends RefusalKind> = FactValues<Kind['facts']>;

const noFacts = {} as const;

export function refusal<const Facts extends FactKinds = typeof noFacts>(
  name: RefusalName,
  facts?: Facts,
): RefusalKind<Facts> {
  return { name, facts: facts ?? (noFacts as Facts) };
}

/** The codes of some refusals, for a call's declaration. */
export const codesOf = <Kinds extends RefusalKinds>(kinds: Kinds): readonly (keyof Kinds & string)[] =>
  Object.keys(kinds);
