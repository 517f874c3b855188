import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from './caller.ts';

/** Raw arguments: text from a query or form, any value from JSON or from within the process. */
export type CallArguments = Readonly<Record<string, unknown>>;

/** A whole success body as bytes, envelope included. */
export interface JsonBytes {
  readonly body: Uint8Array | string;
  /** Whether the answer may be cached; false: made for this call only. */
  readonly keep: boolean;
  /** Holds sentences in the caller's language: cached for callers of that language only. */
  readonly sentences?: boolean;
}

/** Implements one call of the contract: reads the input, runs the use case, presents the output. */
export interface Endpoint<Op extends Operation = Operation> {
  readonly operation: Op;
  /** Accepts any HTTP method, as the Frappe API does for this call. */
  readonly anyVerb?: boolean;
  /** Also accepts PUT, which clients of the Frappe API use for this change. */
  readonly alsoPut?: boolean;
  /** Reads the query string besides a JSON body, as the Frappe API does. */
  readonly readsQuery?: boolean;
  /** Files of a multipart form are read too, as a list `files`. */
  readonly readsFiles?: boolean;
  /** The body is not parsed: it is passed on unchanged as the text `body`. For signed messages. */
  readonly rawBody?: boolean;
  /** Its refusals also contain `message: { status: 'failed', message }`, as in the Frappe API. */
  readonly saysFailed?: boolean;
  /**
   * A cached answer that shows lists of products and nothing of who asks: caches in front of the shop may keep it for a
   * moment, unless it has sentences in the caller's language, which their keys do not hold.
   */
  readonly shared?: boolean;
  /** Answers may be cached until catalogue or content change. */
  readonly cached?: boolean;
  answer(args: CallArguments, caller: Caller): Promise<Outcome<OperationOutput<Op>>>;
  /** The same as bytes, where that is faster than an object. */
  answerJson?(args: CallArguments, caller: Caller): Outcome<JsonBytes> | Promise<Outcome<JsonBytes>>;
}
