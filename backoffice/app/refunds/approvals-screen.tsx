import {
  approvalsOperation,
  decideRefundOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { decideRefundAccountOperation } from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { euros, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { RefundList } from './refund-list.tsx';
import css from './approvals.module.css';

type Approval = OperationOutput<typeof approvalsOperation>[number];

/** Refunds somebody asked for and another person decides about; the service holds who may. */
export function ApprovalsScreen() {
  const { data, error } = useQuery(reading(approvalsOperation, {}));
  const { refunds, shell } = texts();
  const maySee = may(useMe(), 'refunds', 'view');
  return (
    <>
      <ScreenHead title={shell.screens.refunds} />
      <h2>{refunds.approvals}</h2>
      <Failure error={error} />
      {data?.length === 0 && (
        <EmptyState icon="returns" title={refunds.none} text={refunds.noneText} level={2} />
      )}
      <ul className={css.list}>
        {data?.map((approval) => (
          <li key={approval.id}>
            <ApprovalRow approval={approval} />
          </li>
        ))}
      </ul>
      {maySee && <RefundList />}
    </>
  );
}

function ApprovalRow({ approval }: { approval: Approval }) {
  const { refunds } = texts();
  const { account, id } = approval;
  const mayDecide = may(useMe(), account === null ? 'large_refunds' : 'other_account', 'edit');
  const decided = useMutation<unknown, Error, boolean>({
    mutationFn: (approve) =>
      account === null
        ? callStaff(decideRefundOperation, { id, approve })
        : callStaff(decideRefundAccountOperation, { id, approve }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const isOwn = approval.own && approval.alone_from === null;
  return (
    <article className={css.row} aria-label={approval.order_number}>
      <strong className={css.amount}>{euros(approval.amount)}</strong>
      <div>
        <p>
          <Link to={`/ordini/${encodeURIComponent(approval.order_number)}`}>{approval.order_number}</Link> ·{' '}
          {approval.reason}
        </p>
        {account !== null && (
          <p>
            {account.payer === null
              ? refunds.toUnknown(account.to)
              : refunds.toOther(account.to, account.payer)}
          </p>
        )}
        <small>{refunds.asked(approval.asked_by, moment(approval.asked_at))}</small>
        {approval.own && (
          <p className={css.own}>
            {approval.alone_from === null ? refunds.own : refunds.aloneFrom(moment(approval.alone_from))}
          </p>
        )}
        <Failure error={decided.error} id={`failure-${id}`} />
      </div>
      {mayDecide && (
        <div className={css.decide}>
          {!isOwn && (
            <Button size="s" busy={decided.isPending} onClick={() => decided.mutate(true)}>
              {refunds.approve}
            </Button>
          )}
          <Button
            size="s"
            variant="secondary"
            disabled={decided.isPending}
            onClick={() => decided.mutate(false)}
          >
            {isOwn ? refunds.withdraw : refunds.refuse}
          </Button>
        </div>
      )}
    </article>
  );
}
