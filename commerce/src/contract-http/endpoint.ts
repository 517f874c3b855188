import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from './caller.ts';

/** Arguments as they came: text from a query or form, anything from JSON or from within the process. */
export type CallArguments = Readonly<Record<string, unknown>>;

/** A whole success body, envelope included. */
export interface JsonBytes {
  readonly body: Uint8Array | string;
  /** False: made for this call only. */
  readonly keep: boolean;
  /** Holds sentences in the caller's language: kept for callers of that language alone. */
  readonly sentences?: boolean;
}

/** Implements one call of the contract: reads the input, runs the use case, presents the output. */
export interface Endpoint<Op extends Operation = Operation> {
  readonly operation: Op;
  /** The Frappe API answers this call to any verb. */
  readonly anyVerb?: boolean;
  /** Clients of the Frappe API send this change by PUT too. */
  readonly alsoPut?: boolean;
  /** The Frappe API reads the query string itself, also beside a JSON body. */
  readonly readsQuery?: boolean;
  /** The body is not read as arguments: it arrives as it came, as the text `body`. For signed messages. */
  readonly rawBody?: boolean;
  /** Its refusals say `message: { status: 'failed', message }` too, as the Frappe API's do. */
  readonly saysFailed?: boolean;
  /** Answers may be kept until catalogue or content change. */
  readonly cached?: boolean;
  answer(args: CallArguments, caller: Caller): Promise<Outcome<OperationOutput<Op>>>;
  /** The same as bytes, where there is a quicker way than an object. */
  answerJson?(args: CallArguments, caller: Caller): Outcome<JsonBytes> | Promise<Outcome<JsonBytes>>;
}
