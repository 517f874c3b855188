import { returnOrderOperation } from '@casamaestra/contract/staff/order-corrections.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import type { ActFormProps } from './act-forms.tsx';
import css from './order.module.css';
import { rereadOrder } from './orders-query.ts';

interface Typed {
  readonly restock: boolean;
  readonly reason: string;
}

/** Goods that came back as a whole, without a declaration of withdrawal: a parcel that was refused, or not delivered. */
export function ReturnForm({ order: { number, version }, onDone }: ActFormProps) {
  const { orders, shell } = texts();
  const { returned: words } = orders;
  const form = useForm<Typed>({ defaultValues: { restock: true, reason: '' } });
  const done = useMutation({
    mutationFn: (typed: Typed) => callStaff(returnOrderOperation, { number, version, ...typed }),
    onSuccess: (order) => onDone(order),
    onError: (error) => rereadOrder(error, number),
  });
  const reason = form.register('reason', { validate: (text) => text.trim() !== '' });
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((typed) => done.mutate(typed))}>
      <p>{words.text}</p>
      <Checkbox label={words.restock} {...form.register('restock')} />
      <Field label={orders.forms.reason} required error={form.formState.errors.reason && shell.required}>
        {(control) => <Textarea {...control} {...reason} rows={2} maxLength={300} />}
      </Field>
      <Failure error={done.error} id="return-failure" />
      <Button type="submit" busy={done.isPending}>
        {orders.acts.return}
      </Button>
    </form>
  );
}
