import { previewCookie } from '@casamaestra/contract/content/preview-cookie.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Operation, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CallArguments, Endpoint, JsonBytes } from '../../contract-http/endpoint.ts';

/** The later moment that a caller's preview shows; null: what is shown is now. */
export type MomentOf = (caller: Pick<Caller, 'cookie'>) => Promise<number | null>;

/** A call that answers who sees a preview of a later day with the goods of that day; everybody else as ever. */
export function endpointAtMoment<Op extends Operation>(
  endpoint: Endpoint<Op>,
  of: (at: number) => Endpoint<Op>,
  momentOf: MomentOf,
): Endpoint<Op> {
  const seenBy = async (caller: Caller): Promise<Endpoint<Op> | undefined> => {
    const at = caller.cookie(previewCookie) === undefined ? null : await momentOf(caller);
    return at === null ? undefined : of(at);
  };
  const answerJson = endpoint.answerJson?.bind(endpoint);
  const previewJson = async (args: CallArguments, caller: Caller): Promise<Outcome<JsonBytes>> => {
    const outcome = await ((await seenBy(caller)) ?? endpoint).answer(args, caller);
    if (!outcome.ok) return outcome;
    const body = JSON.stringify({ [endpoint.operation.envelope]: outcome.value });
    return accepted({ body, keep: false });
  };
  return {
    ...endpoint,
    answer: async (args, caller) => ((await seenBy(caller)) ?? endpoint).answer(args, caller),
    ...(answerJson && {
      answerJson: (args: CallArguments, caller: Caller) =>
        caller.cookie(previewCookie) === undefined ? answerJson(args, caller) : previewJson(args, caller),
    }),
  };
}
