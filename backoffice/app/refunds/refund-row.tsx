import {
  confirmRefundOperation,
  retryRefundOperation,
  type StaffRefund,
} from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import css from './approvals.module.css';
import { mayLeave, RefundAccount } from './refund-account.tsx';

type RefundRowProps = {
  refund: StaffRefund;
  mayAct: boolean;
  mayName: boolean;
  onDone: (text: string) => void;
};

const tones = { refused: 'sale', by_hand: 'neutral', sending: 'neutral', done: 'positive' } as const;

/** One refund: what it is, what was said against it, what is left of its payment, and what a person can do. */
export function RefundRow({ refund, mayAct, mayName, onDone }: RefundRowProps) {
  const { refunds, orders } = texts();
  const { state, order_number: number, gateway, message, next_try_at: nextTry } = refund;
  const isOpen = state === 'refused' || state === 'by_hand';
  const tries = [
    refund.tries > 0 && refunds.tries(counted(refund.tries)),
    state === 'sending' && nextTry !== null && refunds.nextTry(moment(nextTry)),
  ].filter((text) => text !== false);
  return (
    <article className={css.row} aria-label={`${number} ${euros(refund.amount)}`}>
      <strong className={css.amount}>{euros(refund.amount)}</strong>
      <div>
        <p>
          <Badge tone={tones[state]}>{refunds.states[state]}</Badge>{' '}
          <Link to={`/ordini/${encodeURIComponent(number)}`}>{number}</Link> · {orders.methods[refund.method]}{' '}
          · {refund.reason}
        </p>
        <small>
          {moment(refund.at)} ·{' '}
          {refunds.money(euros(refund.captured), euros(refund.refunded), euros(refund.remaining))}
        </small>
        {refund.surplus && <p>{refunds.surplus}</p>}
        {message !== null && <p className={css.own}>{refunds.says(gateway ?? '–', message)}</p>}
        {tries.length > 0 && <small>{tries.join(', ')}</small>}
        <Account refund={refund} />
        {refund.reference !== null && <small>{refund.reference}</small>}
        {mayAct && isOpen && <Acts refund={refund} onDone={onDone} />}
        {mayName && isOpen && !refund.account_waits && <RefundAccount refund={refund} onDone={onDone} />}
      </div>
    </article>
  );
}

/** Where the money goes, or went. */
function Account({ refund: { account, account_waits: waits, iban, payee, state } }: { refund: StaffRefund }) {
  const { refunds } = texts();
  if (state === 'done') return account === null ? null : <small>{refunds.sentTo(account)}</small>;
  if (waits) return <p className={css.own}>{refunds.accountWaits}</p>;
  if (account !== null) return <p>{refunds.accountAgreed(account)}</p>;
  if (payee === null) return null;
  return <p>{iban === null ? refunds.payeeNoIban(payee) : refunds.payee(payee, iban)}</p>;
}

function Acts({ refund, onDone }: Omit<RefundRowProps, 'mayAct' | 'mayName'>) {
  const { id, order_number: number, state } = refund;
  const { refunds, shell } = texts();
  const [reference, setReference] = useState('');
  const [isTold, setTold] = useState(false);
  const finish = async (text: string) => {
    onDone(text);
    await queryClient.invalidateQueries();
  };
  const confirmed = useMutation({
    mutationFn: () => callStaff(confirmRefundOperation, { id, reference }),
    onSuccess: () => finish(refunds.confirmed(number)),
  });
  const retried = useMutation({
    mutationFn: () => callStaff(retryRefundOperation, { id }),
    onSuccess: () => finish(refunds.retried(number)),
  });
  const isMissing = reference.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (!isMissing) confirmed.mutate();
  };
  return (
    <form className={css.sent} noValidate onSubmit={submit}>
      <Field label={refunds.reference} required error={isTold && isMissing ? shell.required : undefined}>
        {(control) => (
          <Input
            {...control}
            value={reference}
            maxLength={140}
            autoComplete="off"
            onChange={({ target }) => setReference(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="s"
        busy={confirmed.isPending}
        disabled={!mayLeave(refund)}
        aria-label={refunds.confirmOf(number)}
      >
        {refunds.confirm}
      </Button>
      {state === 'refused' && (
        <Button
          size="s"
          variant="secondary"
          busy={retried.isPending}
          aria-label={refunds.retryOf(number)}
          onClick={() => retried.mutate()}
        >
          {refunds.retry}
        </Button>
      )}
      <Failure error={confirmed.error ?? retried.error} id={`refund-${id}`} />
    </form>
  );
}
