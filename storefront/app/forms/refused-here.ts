import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';

/** A refusal made in the browser, in the form of a call's, with a sentence of the page. */
export const refusedHere = (message: string): CallOutcome<never> => ({
  ok: false,
  refusal: { code: 'service_message', name: 'invalid_input', facts: { message }, message },
});
