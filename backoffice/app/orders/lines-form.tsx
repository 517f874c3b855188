import {
  correctOrderLinesOperation,
  tryOrderLinesOperation,
} from '@casamaestra/contract/staff/order-lines.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import type { ActFormProps } from './act-forms.tsx';
import css from './order.module.css';
import { rereadOrder } from './orders-query.ts';

type Line = StaffOrder['lines'][number];
type Tried = OperationOutput<typeof tryOrderLinesOperation>;

/** Pieces that stay by position, as typed. */
type Pieces = Readonly<Record<number, string>>;

interface Typed {
  readonly asAgreed: boolean;
  readonly reason: string;
}

const qtyOf = (line: Line, typed: Pieces): number => {
  const text = typed[line.position]?.trim();
  if (text === undefined) return line.qty;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

/** Fewer pieces of an order of which they have not left: what it costs then is told before anything is written. */
export function LinesForm({ order, onDone, onInstead }: ActFormProps) {
  const { orders, shell } = texts();
  const { fewer: words } = orders;
  const [typed, setTyped] = useState<Pieces>({});
  const form = useForm<Typed>({ defaultValues: { asAgreed: false, reason: '' } });
  const asAgreed = useWatch({ control: form.control, name: 'asAgreed' });
  const { number, version } = order;
  const isWrong = order.lines.some((line) => !(qtyOf(line, typed) <= line.qty));
  const lines = order.lines.flatMap((line) => {
    const qty = qtyOf(line, typed);
    return qty === line.qty ? [] : { position: line.position, qty };
  });
  const isNothing = order.lines.every((line) => qtyOf(line, typed) === 0);
  const isReady = !isWrong && !isNothing && lines.length > 0;
  const tried = useQuery({
    queryKey: ['order-lines', number, version, asAgreed, JSON.stringify(lines)],
    queryFn: ({ signal }) =>
      callStaff(tryOrderLinesOperation, { number, lines, as_agreed: asAgreed }, signal),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const done = useMutation({
    mutationFn: ({ asAgreed: as_agreed, reason }: Typed) =>
      callStaff(correctOrderLinesOperation, { number, version, lines, as_agreed, reason }),
    onSuccess: ({ order: changed, back, waits_for: waits }) =>
      onDone(changed, words.done[back > 0 ? waits : 'nothing']),
    onError: (error) => rereadOrder(error, number),
  });
  const reason = form.register('reason', { validate: (text) => text.trim() !== '' });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit((input) => isReady && done.mutate(input))}
    >
      <p>{words.text}</p>
      {order.lines.map((line) => (
        <PiecesOf
          key={line.position}
          line={line}
          typed={typed[line.position] ?? String(line.qty)}
          onType={(text) => setTyped({ ...typed, [line.position]: text })}
        />
      ))}
      <Checkbox label={words.asAgreed} {...form.register('asAgreed')} />
      <p>
        {words.more} <Link to="/ordini/nuovo">{words.moreLink}</Link>
      </p>
      {isNothing ? (
        <p role="status">
          {words.all}{' '}
          <Button size="s" variant="secondary" onClick={() => onInstead?.('cancel')}>
            {orders.acts.cancel}
          </Button>
        </p>
      ) : (
        <div role="status">
          {isReady && tried.data !== undefined && <WhatItCosts tried={tried.data} asAgreed={asAgreed} />}
        </div>
      )}
      <Field label={orders.forms.reason} required error={form.formState.errors.reason && shell.required}>
        {(control) => <Textarea {...control} {...reason} rows={2} maxLength={300} />}
      </Field>
      <Failure error={done.error ?? (isReady ? tried.error : null)} id="lines-failure" />
      <Button type="submit" busy={done.isPending} disabled={!isReady}>
        {words.save}
      </Button>
    </form>
  );
}

function PiecesOf({ line, typed, onType }: { line: Line; typed: string; onType: (text: string) => void }) {
  const { fewer: words } = texts().orders;
  const article = [line.name, line.options].filter(Boolean).join(' · ');
  const isOut = line.shipped > 0;
  const isWrong = !(qtyOf(line, { [line.position]: typed }) <= line.qty);
  return (
    <Field
      label={words.stays(article)}
      hint={isOut ? words.left : words.of(counted(line.qty))}
      error={isWrong && words.wrong}
    >
      {(control) => (
        <Input
          {...control}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          inputMode="numeric"
          maxLength={6}
          readOnly={isOut}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

/** What changes, and what becomes of the money. */
function WhatItCosts({ tried, asAgreed }: { tried: Tried; asAgreed: boolean }) {
  const { fewer: words } = texts().orders;
  const { before, after } = tried;
  const told = [
    words.total(euros(before.total), euros(after.total)),
    ...(before.shipping === after.shipping
      ? []
      : [words.shipping(euros(before.shipping), euros(after.shipping))]),
    ...(before.discount === after.discount
      ? []
      : [words.discount(euros(before.discount), euros(after.discount))]),
    ...(tried.by === 'agreed' && !asAgreed ? [words.agreed] : []),
    ...(tried.lost_coupons.length > 0 ? [words.lost(tried.lost_coupons.join(', '))] : []),
    ...(tried.back > 0 ? [words.back(euros(tried.back))] : []),
    ...(tried.needs_approval ? [words.approval] : []),
    ...(tried.in_erpnext ? [words.inErpnext] : []),
  ];
  return (
    <ul className={css.list}>
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
