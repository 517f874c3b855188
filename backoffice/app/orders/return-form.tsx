import { returnOrderOperation } from '@casamaestra/contract/staff/order-corrections.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox, Radio } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import type { ActFormProps } from './act-forms.tsx';
import css from './order.module.css';
import { rereadOrder } from './orders-query.ts';

interface Typed {
  readonly restock: boolean;
  readonly reason: string;
}
type Line = StaffOrder['lines'][number];
/** Pieces that came back by position, as typed. */
type Pieces = Readonly<Record<number, string>>;

const qtyOf = (text: string): number => {
  const tidy = text.trim();
  if (tidy === '') return 0;
  return /^\d{1,6}$/.test(tidy) ? Number(tidy) : Number.NaN;
};

/** Goods that came back without a declaration of withdrawal, all or some: a parcel that was refused, a piece taken back. */
export function ReturnForm({ order, onDone }: ActFormProps) {
  const { orders, shell } = texts();
  const { returned: words } = orders;
  const { number, version } = order;
  const mayBeWhole = order.state !== 'partly_shipped';
  const [isWhole, setWhole] = useState(mayBeWhole);
  const [pieces, setPieces] = useState<Pieces>({});
  const form = useForm<Typed>({ defaultValues: { restock: true, reason: '' } });
  const sent = order.lines.filter(({ shipped }) => shipped > 0);
  const counts = sent.map((line) => ({ line, qty: qtyOf(pieces[line.position] ?? '') }));
  const isWrong = counts.some(({ line, qty }) => !(qty <= line.shipped));
  const lines = counts.flatMap(({ line: { position }, qty }) => (qty > 0 ? { position, qty } : []));
  const isReady = isWhole || (!isWrong && lines.length > 0);
  const done = useMutation({
    mutationFn: (typed: Typed) =>
      callStaff(returnOrderOperation, { number, version, ...typed, ...(!isWhole && { lines }) }),
    onSuccess: (changed) => onDone(changed),
    onError: (error) => rereadOrder(error, number),
  });
  const reason = form.register('reason', { validate: (text) => text.trim() !== '' });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit((typed) => isReady && done.mutate(typed))}
    >
      <p>{words.text}</p>
      {mayBeWhole && (
        <fieldset className={css.choice}>
          <legend>{words.what}</legend>
          <Radio name="what" label={words.whole} checked={isWhole} onChange={() => setWhole(true)} />
          <Radio name="what" label={words.some} checked={!isWhole} onChange={() => setWhole(false)} />
        </fieldset>
      )}
      {!isWhole &&
        sent.map((line) => (
          <BackOf
            key={line.position}
            line={line}
            typed={pieces[line.position] ?? ''}
            onType={(text) => setPieces({ ...pieces, [line.position]: text })}
          />
        ))}
      <Checkbox label={words.restock} {...form.register('restock')} />
      <Field label={orders.forms.reason} required error={form.formState.errors.reason && shell.required}>
        {(control) => <Textarea {...control} {...reason} rows={2} maxLength={300} />}
      </Field>
      <Failure error={done.error} id="return-failure" />
      <Button type="submit" busy={done.isPending} disabled={!isReady}>
        {orders.acts.return}
      </Button>
    </form>
  );
}

function BackOf({ line, typed, onType }: { line: Line; typed: string; onType: (text: string) => void }) {
  const { returned: words } = texts().orders;
  return (
    <Field
      label={words.back([line.name, line.options].filter(Boolean).join(' · '))}
      hint={words.of(counted(line.shipped))}
      error={!(qtyOf(typed) <= line.shipped) && words.wrong}
    >
      {(control) => (
        <Input
          {...control}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
