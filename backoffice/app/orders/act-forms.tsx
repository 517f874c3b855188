import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  cancelByStaffOperation,
  requestRefundOperation,
  shipOrderOperation,
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

export type ActFormProps = {
  order: StaffOrder;
  /** `sentence`: what happened, where the order alone does not say it. */
  onDone: (order: StaffOrder, sentence?: string) => void;
};

type Parcel = Pick<OperationInput<typeof shipOrderOperation>, 'carrier' | 'tracking_number' | 'tracking_url'>;
const parcel = shipOrderOperation.input.pick({ carrier: true, tracking_number: true, tracking_url: true });

type ShipFormProps = {
  order: Pick<StaffOrder, 'number' | 'version'>;
  /** What goes into the parcel; absent: all that is left. */
  pieces?: OperationInput<typeof shipOrderOperation>['pieces'];
  onDone: (order: StaffOrder) => void;
};

/** Ships a parcel; the buyer gets a mail. */
export function ShipForm({ order: { number, version }, pieces, onDone }: ShipFormProps) {
  const { orders, shell } = texts();
  const form = useForm<Parcel>({ resolver: standardSchemaResolver(parcel) });
  const shipped = useMutation({
    mutationFn: (input: Parcel) =>
      callStaff(shipOrderOperation, { number, version, ...input, ...(pieces && { pieces }) }),
    onSuccess: (order) => onDone(order),
  });
  const { errors } = form.formState;
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((input) => shipped.mutate(input))}>
      {pieces === undefined && <p>{orders.forms.shipText}</p>}
      <Field label={orders.forms.carrier} required error={errors.carrier && shell.required}>
        {(control) => <Input {...control} {...form.register('carrier')} list="carriers" />}
      </Field>
      <datalist id="carriers">
        {['BRT', 'GLS', 'SDA', 'Poste Italiane', 'DHL', 'UPS'].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label={orders.forms.tracking} required error={errors.tracking_number && shell.required}>
        {(control) => <Input {...control} {...form.register('tracking_number')} autoComplete="off" />}
      </Field>
      <Field label={orders.forms.trackingUrl} error={errors.tracking_url && orders.forms.urlWrong}>
        {(control) => (
          <Input
            {...control}
            {...form.register('tracking_url', {
              setValueAs: (text: string | undefined) => (text?.trim() ? text.trim() : undefined),
            })}
            type="url"
            placeholder="https://"
          />
        )}
      </Field>
      <Failure error={shipped.error} id="ship-failure" />
      <Button type="submit" busy={shipped.isPending}>
        {orders.acts.ship}
      </Button>
    </form>
  );
}

const because = cancelByStaffOperation.input.pick({ reason: true });

export function CancelForm({ order: { number, version }, onDone }: ActFormProps) {
  const { orders, shell } = texts();
  const form = useForm<{ reason: string }>({ resolver: standardSchemaResolver(because) });
  const cancelled = useMutation({
    mutationFn: (input: { reason: string }) =>
      callStaff(cancelByStaffOperation, { number, version, ...input }),
    onSuccess: (order) => onDone(order),
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
