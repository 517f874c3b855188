import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { requestRefundOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import {
  deductOperation,
  staffWithdrawalOperation,
  type StaffWithdrawal,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { euros } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './withdrawals.module.css';

type WaitsFor = OperationOutput<typeof requestRefundOperation>['waits_for'];

type Props = {
  withdrawal: StaffWithdrawal;
  money: NonNullable<StaffWithdrawal['money']>;
  onChange: (changed: StaffWithdrawal) => void;
};

/** What is refunded, made of what; a refund goes the way of every refund, with a second person where one is needed. */
export function WithdrawalMoney({ withdrawal, money, onChange }: Props) {
  const words = texts().withdrawals;
  const me = useMe();
  const [waitsFor, setWaitsFor] = useState<WaitsFor>();
  const rows = [
    [words.goodsWorth, euros(money.worth - money.delivery)],
    [words.delivery, euros(money.delivery)],
    [words.deduction, `−${euros(money.deduction)}`],
    [words.refundable, euros(money.refundable)],
    [words.proposed, euros(money.proposed)],
  ] as const;
  return (
    <ScreenPart title={words.money}>
      <dl className={css.money}>
        {rows.map(([name, amount]) => (
          <div key={name} data-total={name === words.proposed || undefined}>
            <dt>{name}</dt>
            <dd className="tabular">{amount}</dd>
          </div>
        ))}
      </dl>
      {money.deduction_reason !== null && <p>{money.deduction_reason}</p>}
      {/* Stays when nothing is left to refund. */}
      <div role="status">{waitsFor && words.refundDone[waitsFor]}</div>
      {money.proposed > 0 && may(me, 'refunds', 'edit') && (
        <Refund withdrawal={withdrawal} proposed={money.proposed} onChange={onChange} onAsked={setWaitsFor} />
      )}
      <p>
        <Link to="/rimborsi">{words.approvals}</Link>
      </p>
      {withdrawal.received_at !== null && may(me, 'order_changes', 'edit') && (
        <Deduct number={withdrawal.number} most={money.deduction_most} onChange={onChange} />
      )}
    </ScreenPart>
  );
}

function Refund({
  withdrawal: { number, order_number: order },
  proposed,
  onChange,
  onAsked,
}: Pick<Props, 'withdrawal' | 'onChange'> & {
  proposed: number;
  onAsked: (waitsFor: WaitsFor) => void;
}) {
  const words = texts().withdrawals;
  const [key] = useState(() => crypto.randomUUID());
  const asked = useMutation({
    async mutationFn() {
      const refund = { number: order, amount: proposed, reason: words.title(number), key };
      const { waits_for: waits } = await callStaff(requestRefundOperation, refund);
      onAsked(waits);
      onChange(await callStaff(staffWithdrawalOperation, { number }));
    },
  });
  return (
    <>
      <Failure error={asked.error} id="refund-failure" />
      {!asked.isSuccess && (
        <Button busy={asked.isPending} onClick={() => asked.mutate()}>
          {words.refund(euros(proposed))}
        </Button>
      )}
    </>
  );
}

const amountOf = (typed: string): number => Number(typed.trim().replace(',', '.'));

function Deduct({ number, most, onChange }: { number: string; most: number } & Pick<Props, 'onChange'>) {
  const { withdrawals: words, shell } = texts();
  const form = useForm<{ amount: string; reason: string }>();
  const deducted = useMutation({
    mutationFn: ({ amount, reason }: { amount: string; reason: string }) =>
      callStaff(deductOperation, { number, amount: amountOf(amount), reason }),
    onSuccess: onChange,
  });
  const { errors } = form.formState;
  return (
    <details className={css.deduct}>
      <summary>{words.deduct}</summary>
      <form className={css.form} noValidate onSubmit={form.handleSubmit((input) => deducted.mutate(input))}>
        <p>{words.deductText(euros(most))}</p>
        <Field label={words.amount} required error={errors.amount && words.amountWrong}>
          {(control) => (
            <Input
              {...control}
              {...form.register('amount', { required: true, pattern: /^\s*\d{1,7}(?:[.,]\d{1,2})?\s*$/ })}
              inputMode="decimal"
            />
          )}
        </Field>
        <Field label={words.why} required error={errors.reason && shell.required}>
          {(control) => (
            <Input {...control} {...form.register('reason', { required: true })} maxLength={300} />
          )}
        </Field>
        <Failure error={deducted.error} id="deduct-failure" />
        <Button type="submit" variant="secondary" busy={deducted.isPending}>
          {words.deduct}
        </Button>
      </form>
    </details>
  );
}
