import type { Language } from '@casamaestra/texts/languages.ts';
import type { z } from 'zod';

/**
 * One call of the commerce service as data. Paths are the provider's; any app prefix before the
 * last two segments of a method path is accepted by the service.
 */
export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Path extends string = string,
  Verb extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  /** Dotted name used in logs, metrics and the OpenAPI document: "catalog.listing". */
  readonly name: string;
  readonly verb: Verb;
  /** "/api/method/mymb_ecommerce.mymb_b2c.solr_search.shop" */
  readonly path: Path;
  /** Other paths that answer the same. */
  readonly aliases: readonly string[];
  /** Key of the success body that holds the output. */
  readonly envelope: 'message' | 'data';
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly refusals: readonly RefusalName[];
}

/** Names an operation; keeps the exact types of its schemas, path and verb. */
export function operation<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Path extends string,
  Verb extends 'GET' | 'POST',
>(definition: Operation<Input, Output, Path, Verb>): Operation<Input, Output, Path, Verb> {
  return definition;
}

/** Expected refusals with the HTTP status and the Frappe exc_type they travel as. */
export const refusalTable = {
  invalid_input: { status: 417, excType: 'ValidationError' },
  missing_argument: { status: 417, excType: 'MandatoryError' },
  not_found: { status: 404, excType: 'DoesNotExistError' },
  application_key_required: { status: 401, excType: 'AuthenticationError' },
  login_required: { status: 401, excType: 'AuthenticationError' },
  /** The login stands, but a password given again is wrong. Names its field. */
  wrong_password: { status: 401, excType: 'AuthenticationError' },
  invalid_key: { status: 401, excType: 'InvalidKeyError' },
  weak_password: { status: 400, excType: 'ValidationError' },
  not_permitted: { status: 403, excType: 'PermissionError' },
  duplicate: { status: 409, excType: 'DuplicateEntryError' },
  too_many_requests: { status: 417, excType: 'RateLimitExceededError' },
  starting_up: { status: 503, excType: 'SessionStopped' },
} as const;

export type RefusalName = keyof typeof refusalTable;

/** A refusal as a value: what is wrong, in Italian, with the field and what to do. */
export interface Refusal {
  readonly name: RefusalName;
  readonly message: string;
  readonly field?: string;
  /** Seconds until the same call may be made again; of too_many_requests. */
  readonly retryAfter?: number;
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

export function refused(name: RefusalName, message: string, field?: string): Outcome<never> {
  return { ok: false, refusal: field === undefined ? { name, message } : { name, message, field } };
}

/** The dotted name of a call below /api/method/: what a browser asks, with no schema at hand. */
export type MethodOf<Op extends Operation> = Op['path'] extends `/api/method/${infer Method}`
  ? Method
  : never;

export type OperationInput<Op extends Operation> = z.input<Op['input']>;
export type OperationOutput<Op extends Operation> = z.output<Op['output']>;

/** For whom a call is made. */
export interface CallContext {
  readonly jwt?: string;
  /** Of the page that is made, or of whoever asks; without it the shop's first. */
  readonly language?: Language;
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** Network address of the shopper, for limits; where a page's form is answered for them. */
  readonly address?: string;
}

/** What the storefront knows of the service: in process or over HTTP, the same to the caller. */
export interface ContractClient {
  call<Op extends Operation>(
    op: Op,
    input: OperationInput<Op>,
    context?: CallContext,
  ): Promise<Outcome<OperationOutput<Op>>>;
}
