import { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import {
  decideCustomerDataOperation,
  takeCustomerDataOperation,
} from '@casamaestra/contract/staff/staff-customer-data.operations.ts';
import type { DataRequest } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import css from './customer.module.css';
import { customerQuery } from './customers-query.ts';

type RowProps = { request: DataRequest };

/** One request about a customer's data: who asked how, what it waits for, and what can be done; the service holds who may. */
export function DataRequestRow({ request }: RowProps) {
  const { data: words } = texts().customers;
  const { act, own, state, alone_from: aloneFrom } = request;
  const isWaiting = state === 'waiting';
  const mayDecide = may(useMe(), 'customer_data', 'edit') && isWaiting;
  return (
    <article className={css.request} aria-label={words.acts[act]}>
      <div className={css.row}>
        <strong>{words.acts[act]}</strong>
        <Badge tone={isWaiting ? 'neutral' : 'positive'}>{isWaiting ? words.waiting : words.approved}</Badge>
      </div>
      <small className={css.soft}>
        {words.hows[request.asked_how]}, {words.asked(request.asked_by, moment(request.asked_at))}
      </small>
      {own && isWaiting && (
        <p className={css.note}>{aloneFrom === null ? words.own : words.aloneFrom(moment(aloneFrom))}</p>
      )}
      {mayDecide && <Decide request={request} />}
      {request.ready_until !== null && <TakeCopy request={request} until={request.ready_until} />}
    </article>
  );
}

function Decide({ request }: RowProps) {
  const { customers, shell } = texts();
  const { data: words } = customers;
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const { id, act, own, customer_id: customerId } = request;
  const decided = useMutation({
    mutationFn: (approve: boolean) => callStaff(decideCustomerDataOperation, { id, approve }),
    onSuccess: ({ approved }) => {
      showToast({ key: 'data', text: words.decided[approved ? act : 'refused'] });
      if (approved && act === 'erase') {
        // There is no customer to show any more.
        void navigate('/clienti/richieste');
        queryClient.removeQueries(customerQuery(customerId));
      }
      void queryClient.invalidateQueries();
    },
  });
  const mayApprove = !own || request.alone_from !== null;
  return (
    <>
      {!isAsked && <Failure error={decided.error} id={`failure-${id}`} />}
      <div className={css.marks}>
        {mayApprove && (
          <Button
            size="s"
            busy={decided.isPending && decided.variables}
            onClick={() => (act === 'erase' ? setIsAsked(true) : decided.mutate(true))}
          >
            {words.approve[act]}
          </Button>
        )}
        <Button
          size="s"
          variant="secondary"
          disabled={decided.isPending}
          onClick={() => decided.mutate(false)}
        >
          {own ? words.withdraw : words.refuse}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        title={words.acts.erase}
        closeLabel={shell.close}
        onClose={() => setIsAsked(false)}
      >
        <div className={css.form}>
          <p>{words.confirmEraseText(request.customer_name)}</p>
          <Failure error={decided.error} id={`failure-${id}`} />
          <Button variant="danger" busy={decided.isPending} onClick={() => decided.mutate(true)}>
            {words.confirmErase}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The approved copy as a file; the log keeps that it was taken. */
function TakeCopy({ request, until }: RowProps & { until: string }) {
  const { data: words } = texts().customers;
  const taken = useMutation({
    mutationFn: () => callStaff(takeCustomerDataOperation, { id: request.id }),
    onSuccess: (data) => {
      const name = `${words.fileName}-${request.customer_id}.json`;
      keepFile(name, JSON.stringify(data, null, 2), 'application/json');
      void queryClient.invalidateQueries({ queryKey: [activityOperation.name] });
    },
  });
  return (
    <>
      <small className={css.soft}>{words.readyUntil(moment(until))}</small>
      <Failure error={taken.error} id={`take-${request.id}`} />
      <div>
        <Button size="s" icon="download" busy={taken.isPending} onClick={() => taken.mutate()}>
          {words.take}
        </Button>
      </div>
    </>
  );
}
