import {
  refundAccountOperation,
  type StaffRefund,
} from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './approvals.module.css';

type RefundAccountProps = { refund: StaffRefund; onDone: (text: string) => void };

/** Whether a refund may leave: it goes by a gateway, or to an account that is known and agreed to. */
export const mayLeave = ({ account, account_waits: waits, iban, method }: StaffRefund): boolean =>
  !waits && (method !== 'transfer' || account !== null || iban !== null);

/** Names the account of a refund; open where nobody knows one yet. */
export function RefundAccount({ refund, onDone }: RefundAccountProps) {
  const { refunds, shell } = texts();
  const { id, order_number: number, method } = refund;
  const [iban, setIban] = useState('');
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const asked = useMutation({
    mutationFn: () => callStaff(refundAccountOperation, { id, iban, reason }),
    onSuccess: async ({ waits_for: waits }) => {
      onDone(refunds.accountTold[waits](number));
      await queryClient.invalidateQueries();
    },
  });
  const missing = (typed: string) => (isTold && typed.trim() === '' ? shell.required : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (iban.trim() !== '' && reason.trim() !== '') asked.mutate();
  };
  return (
    <Disclosure
      summary={method === 'transfer' ? refunds.otherAccount : refunds.byTransfer}
      open={method === 'transfer' && !mayLeave(refund)}
    >
      <form className={css.sent} noValidate onSubmit={submit}>
        <Field label={refunds.iban} required error={missing(iban)}>
          {(control) => (
            <Input
              {...control}
              value={iban}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => setIban(target.value)}
            />
          )}
        </Field>
        <Field label={refunds.accountWhy} required error={missing(reason)}>
          {(control) => (
            <Input
              {...control}
              value={reason}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          size="s"
          variant="secondary"
          busy={asked.isPending}
          aria-label={refunds.nameAccountOf(number)}
        >
          {refunds.nameAccount}
        </Button>
        <Failure error={asked.error} id={`refund-account-${id}`} />
      </form>
    </Disclosure>
  );
}
