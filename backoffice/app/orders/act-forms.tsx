import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  cancelByStaffOperation,
  requestRefundOperation,
  type StaffOrder,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { euros } from '../platform/written.ts';
import css from './order.module.css';
import { rereadOrder } from './orders-query.ts';

export type ActFormProps = {
  order: StaffOrder;
  /** `sentence`: what happened, where the order alone does not say it. */
  onDone: (order: StaffOrder, sentence?: string) => void;
  /** Another act that fits better. */
  onInstead?: (act: 'cancel') => void;
};

const because = cancelByStaffOperation.input.pick({ reason: true });

export function CancelForm({ order: { number, version }, onDone }: ActFormProps) {
  const { orders, shell } = texts();
  const form = useForm<{ reason: string }>({ resolver: standardSchemaResolver(because) });
  const cancelled = useMutation({
    mutationFn: (input: { reason: string }) =>
      callStaff(cancelByStaffOperation, { number, version, ...input }),
    onSuccess: (order) => onDone(order),
    onError: (error) => rereadOrder(error, number),
  });
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((input) => cancelled.mutate(input))}>
      <p>{orders.forms.cancelText}</p>
      <Field label={orders.forms.reason} required error={form.formState.errors.reason && shell.required}>
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} maxLength={300} />}
      </Field>
      <Failure error={cancelled.error} id="cancel-failure" />
      <Button type="submit" variant="danger" busy={cancelled.isPending}>
        {orders.acts.cancel}
      </Button>
    </form>
  );
}

type Refund = Pick<OperationInput<typeof requestRefundOperation>, 'amount' | 'reason'>;
const refund = requestRefundOperation.input.pick({ amount: true, reason: true });

/** What was paid and not refunded, or a part of it. The key is the form's: sent twice it refunds once. */
export function RefundForm({ order: { number, money }, onDone }: ActFormProps) {
  const { orders, shell } = texts();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Refund>({ resolver: standardSchemaResolver(refund) });
  const asked = useMutation({
    mutationFn: (input: Refund) => callStaff(requestRefundOperation, { number, key, ...input }),
    onSuccess: ({ order, waits_for: waits }) => onDone(order, orders.forms.refundDone[waits]),
    onError: (error) => rereadOrder(error, number),
  });
  const { errors } = form.formState;
  const most = money?.refundable;
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((input) => asked.mutate(input))}>
      {most !== undefined && <p>{orders.forms.refundable(euros(most))}</p>}
      <Field
        label={orders.forms.amount}
        hint={orders.forms.amountHint}
        error={errors.amount && orders.forms.amountWrong}
      >
        {(control) => (
          <Input {...control} {...form.register('amount', { setValueAs: amountOf })} inputMode="decimal" />
        )}
      </Field>
      <Field label={orders.forms.reason} required error={errors.reason && shell.required}>
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} maxLength={300} />}
      </Field>
      <Failure error={asked.error} id="refund-failure" />
      <Button type="submit" busy={asked.isPending}>
        {orders.acts.refund}
      </Button>
    </form>
  );
}

/** "12,50" → 12.5; empty: nothing, so all. */
function amountOf(typed: unknown): number | undefined {
  if (typeof typed === 'number' || typed === undefined) return typed;
  const text = String(typed).trim();
  if (text === '') return undefined;
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
