import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import type { Endpoint } from './endpoint.ts';
import { readInput } from './read-input.ts';

type InputOf<Op extends Operation> = z.output<Op['input']>;
type Answer<Op extends Operation> = Promise<Outcome<OperationOutput<Op>>>;

/** An endpoint without login. */
export function guestEndpoint<Op extends Operation>(
  operation: Op,
  work: (input: InputOf<Op>, caller: Caller) => Answer<Op>,
): Endpoint<Op> {
  return {
    operation,
    async answer(args, caller) {
      const input = readInput<Op['input']>(operation.input, args);
      return input.ok ? work(input.value, caller) : input;
    },
  };
}
