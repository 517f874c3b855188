import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import type { CallArguments, Endpoint } from './endpoint.ts';
import { readInput } from './read-input.ts';

export type InputOf<Op extends Operation> = z.output<Op['input']>;
export type AnswerOf<Op extends Operation> = Promise<Outcome<OperationOutput<Op>>>;

/** How clients of the Frappe API may send the call, where that differs from the contract. */
type Ways = Partial<Pick<Endpoint, 'anyVerb' | 'alsoPut' | 'readsQuery' | 'readsFiles' | 'saysFailed'>>;

interface EndpointOptions extends Ways {
  /** Makes what former clients send into what the contract reads. */
  readonly prepare?: (args: CallArguments) => CallArguments;
}

/** An endpoint for anybody: reads the input, then does the work. */
export function guestEndpoint<Op extends Operation>(
  operation: Op,
  work: (input: InputOf<Op>, caller: Caller) => AnswerOf<Op>,
  { prepare = (args) => args, ...ways }: EndpointOptions = {},
): Endpoint<Op> {
  return {
    operation,
    ...ways,
    async answer(args, caller) {
      const input = readInput<Op['input']>(operation.input, prepare(args));
      return input.ok ? work(input.value, caller) : input;
    },
  };
}

/** An endpoint that asks who calls before it reads the input: never by an argument, only by what the caller carries. */
export function authenticatedEndpoint<Op extends Operation, Who>(
  operation: Op,
  authenticate: (caller: Caller) => Outcome<Who> | Promise<Outcome<Who>>,
  work: (input: InputOf<Op>, who: Who, caller: Caller) => AnswerOf<Op>,
  { prepare = (args) => args, ...ways }: EndpointOptions = {},
): Endpoint<Op> {
  return {
    operation,
    ...ways,
    async answer(args, caller) {
      const who = await authenticate(caller);
      if (!who.ok) return who;
      const input = readInput<Op['input']>(operation.input, prepare(args));
      return input.ok ? work(input.value, who.value, caller) : input;
    },
  };
}
