import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { localCaller } from './caller.ts';
import type { CallArguments, Endpoint } from './endpoint.ts';

/** The contract without HTTP in between, for a storefront in the same process. Answers are shared: never change them. */
export function createInProcessClient(
  endpoints: readonly Endpoint[],
  languages: OfferedLanguages,
): ContractClient {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.operation.name, endpoint]));
  return {
    async call(operation, input, context = {}) {
      const endpoint = byName.get(operation.name);
      if (endpoint === undefined) throw new Error(`no endpoint keeps ${operation.name}`);
      return endpoint.answer(input as CallArguments, localCaller(context, languages)) as ReturnType<
        typeof this.call<typeof operation>
      >;
    },
  };
}
