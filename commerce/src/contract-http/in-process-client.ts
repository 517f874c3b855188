import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import type { ContractClient, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { spanned } from '../platform/tracing/tracing.ts';
import { spoken } from '@casamaestra/texts/service/refusal-sentence.ts';
import { localCaller } from './caller.ts';
import type { CallArguments, Endpoint } from './endpoint.ts';

/**
 * Calls the contract without HTTP, for a storefront in the same process. Answers are shared: never change
 * them.
 */
export function createInProcessClient(
  endpoints: readonly Endpoint[],
  languages: OfferedLanguages,
): ContractClient {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.operation.name, endpoint]));
  return {
    async call(operation, input, context = {}) {
      const endpoint = byName.get(operation.name);
      if (endpoint === undefined) throw new Error(`no endpoint keeps ${operation.name}`);
      const caller = localCaller(context, languages);
      const outcome = await spanned(`call ${operation.name}`, 'internal', {}, async () =>
        endpoint.answer(input as CallArguments, caller),
      );
      return spoken(outcome as Outcome<OperationOutput<typeof operation>>, caller.language);
    },
  };
}
