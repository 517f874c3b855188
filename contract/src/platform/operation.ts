import type { Language } from '@casamaestra/texts/languages.ts';
import type { z } from 'zod';
import type { RefusalName } from './refusal-kinds.ts';
import { refusalKinds } from './refusals.ts';
import type { RefusalCode, RefusalFacts } from './refusals.ts';

/**
 * One call of the commerce service as data. Paths are the Frappe API's; any app prefix before the last two
 * segments of a method path is accepted.
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
  /** Alternative paths with the same answer. */
  readonly aliases: readonly string[];
  /** Key of the success body that holds the output. */
  readonly envelope: 'message' | 'data';
  /** What it does, for the OpenAPI document; the page of the API says it in each language (texts, api-docs). */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Codes of its refusals, besides those of any call (`serviceRefusals`). */
  readonly refusals: readonly RefusalCode[];
}

/** Declares an operation; keeps the exact types of its schemas, path and method. */
export function operation<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Path extends string,
  Verb extends 'GET' | 'POST',
>(definition: Operation<Input, Output, Path, Verb>): Operation<Input, Output, Path, Verb> {
  return definition;
}

/**
 * A refusal as a value: code, facts, and the field if there is one. The sentence is added when it is
 * presented.
 */
export type Refusal = {
  [Code in RefusalCode]: {
    readonly code: Code;
    readonly name: RefusalName;
    readonly facts: RefusalFacts<Code>;
    readonly field?: string;
    /** Seconds until the call may be repeated; with too_many_requests. */
    readonly retryAfter?: number;
  };
}[RefusalCode];

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** The dotted name of a call below /api/method/: browsers use it, because they have no schemas. */
export type MethodOf<Op extends Operation> = Op extends { readonly path: `/api/method/${infer Method}` }
  ? Method
  : never;

/** Makes a refusal: `refused('stock_short', { left: 2 }, 'lines.0.qty')`. */
export function refused<Code extends RefusalCode>(
  code: Code,
  facts: RefusalFacts<Code>,
  field?: string,
): Refused {
  const refusal = { code, name: refusalKinds[code].name, facts };
  return { ok: false, refusal: (field === undefined ? refusal : { ...refusal, field }) as Refusal };
}

/** Makes a refusal with the message of a remote service, under the name it gave. */
export function refusedAbroad(name: RefusalName, message: string, field?: string): Refused {
  const refusal = { code: 'service_message', name, facts: { message } } as const;
  return { ok: false, refusal: field === undefined ? refusal : { ...refusal, field } };
}

/** A refusal as the caller gets it: with a sentence in the caller's language. */
export type CallRefusal = Pick<Refusal, 'name' | 'field' | 'retryAfter'> & {
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly message: string;
};

/** The result of a call for its caller. */
export type CallOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: CallRefusal };

export type OperationInput<Op extends Operation> = z.input<Op['input']>;
export type OperationOutput<Op extends Operation> = z.output<Op['output']>;

/** For whom a call is made. */
export interface CallContext {
  readonly jwt?: string;
  /** Language of the page or caller; default: the shop's first. */
  readonly language?: Language;
  readonly requestId?: string;
  /** Signed token of a preview of content, as its cookie has it. */
  readonly preview?: string | undefined;
  readonly signal?: AbortSignal;
  /** Network address of the shopper, for rate limits, when a page's form is processed on the server. */
  readonly address?: string;
}

/** How the storefront calls the service, in process or over HTTP. */
export interface ContractClient {
  call<Op extends Operation>(
    op: Op,
    input: OperationInput<Op>,
    context?: CallContext,
  ): Promise<CallOutcome<OperationOutput<Op>>>;
}
