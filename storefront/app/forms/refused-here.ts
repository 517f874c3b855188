import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';

/** What the browser itself did not do, told as a call would: in a sentence of the page. */
export const refusedHere = (message: string): CallOutcome<never> => ({
  ok: false,
  refusal: { code: 'service_message', name: 'invalid_input', facts: { message }, message },
});
