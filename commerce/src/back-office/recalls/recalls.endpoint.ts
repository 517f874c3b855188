import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import {
  announceRecallOperation,
  endRecallOperation,
  recallMailsMost,
  recallOperation,
  recallsOperation,
  tryRecallOperation,
} from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import type { StaffRecall } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { tidyNotice } from '../../recalls/notice.ts';
import { endRecall } from '../../recalls/end-recall.usecase.ts';
import { findRecall, listRecalls, reachedBy } from '../../recalls/read-recalls.usecase.ts';
import type { ListedRecall } from '../../recalls/read-recalls.usecase.ts';
import { recallProduct, tryRecall } from '../../recalls/recall-product.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import { customerMaskingOf, seen } from '../customers/customer-masking.ts';

const present = ({
  productId,
  lot,
  createdAt,
  endedAt,
  endedBecause,
  givenUp,
  ...rest
}: ListedRecall): StaffRecall => ({
  ...rest,
  product_id: productId,
  lot: lot === '' ? null : lot,
  announced_at: createdAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  ended_because: endedBecause,
  given_up: givenUp,
});

const requestOf = ({
  code,
  sku,
  lot,
  notice,
}: {
  readonly code: string;
  readonly sku: string | null;
  readonly lot: string;
  readonly notice: string;
}) => ({ product: code, sku: sku ?? undefined, lot, notice: tidyNotice(notice) });

/** Safety recalls: read, tried and announced, by the use cases of the commands. */
export const recallEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, recallsOperation, async () => accepted((await listRecalls(deps)).map(present))),
  staffEndpoint(deps, recallOperation, async ({ id }, who) => {
    const recall = await findRecall(deps, id);
    if (recall === undefined) return refused('recall_unknown', {}, 'id');
    const { contacts } = customerMaskingOf(who);
    const mails = await reachedBy(deps, id, recallMailsMost);
    return accepted({
      ...present(recall),
      mails: mails.map(({ recipient, orderNumber, queuedAt, sentAt, state }) => ({
        email: seen(contacts, recipient),
        order_number: orderNumber,
        queued_at: queuedAt.toISOString(),
        sent_at: sentAt?.toISOString() ?? null,
        state,
      })),
    });
  }),
  staffEndpoint(deps, tryRecallOperation, async (input) => {
    const tried = await tryRecall(deps, requestOf(input));
    if (!tried.ok) return tried;
    const { article, buyers, unwritten, before } = tried.value;
    return accepted({
      name: article.name,
      buyers,
      to_write: unwritten.length,
      before: before === undefined ? null : { id: before.id, announced_at: before.createdAt.toISOString() },
    });
  }),
  staffEndpoint(deps, announceRecallOperation, async (input, who) => {
    const request = { ...requestOf(input), dryRun: false };
    const recalled = await recallProduct({ ...deps, author: authorOf(who) }, request);
    return recalled.ok
      ? accepted({ id: recalled.value.id, written: recalled.value.written.length })
      : recalled;
  }),
  staffEndpoint(deps, endRecallOperation, async ({ id, reason, sell_again: sellAgain }, who) => {
    const ended = await endRecall({ ...deps, author: authorOf(who) }, { id, reason, sellAgain });
    return ended.ok ? accepted({ id, ...ended.value }) : ended;
  }),
];
