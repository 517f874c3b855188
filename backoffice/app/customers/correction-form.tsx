import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './customer.module.css';
import { customerQuery, keepCustomer } from './customers-query.ts';

interface TypedCorrection {
  /** Fields that were typed anew, trimmed, with what they said when the form was opened. */
  readonly changes: Readonly<Record<string, { readonly from: string; readonly to: string }>>;
  readonly reason: string;
}

type CorrectionFormProps = {
  id: number;
  text: string;
  /** Labels of fields in their order, and what they say now. */
  fields: Readonly<Record<string, { readonly label: string; readonly value: string }>>;
  save: (correction: TypedCorrection) => Promise<StaffCustomer>;
  onDone: () => void;
};

/** Fields of a customer's data with a reason; what a colleague changed meanwhile is said and what was typed stays. */
export function CorrectionForm({ id, text, fields, save, onDone }: CorrectionFormProps) {
  const { correct } = texts().customers;
  const [was] = useState(() =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  );
  const form = useForm<Record<string, string>>({ defaultValues: { ...was, reason: '' } });
  const done = useMutation({
    mutationFn: (typed: Record<string, string>) => {
      const changes = Object.entries(was)
        .map(([name, from]) => [name, { from, to: typed[name]?.trim() ?? '' }] as const)
        .filter(([, { from, to }]) => from !== to);
      return save({ changes: Object.fromEntries(changes), reason: typed['reason']?.trim() ?? '' });
    },
    onSuccess(customer) {
      keepCustomer(customer);
      onDone();
    },
    onError(error) {
      const field = error instanceof Refused ? error.field?.split('.').at(-1) : undefined;
      if (field !== undefined && field in was)
        form.setError(field, { message: error.message }, { shouldFocus: true });
      if (error instanceof Refused && error.code === 'changed_meanwhile')
        void queryClient.invalidateQueries(customerQuery(id));
    },
  });
  const isOfField = Object.keys(form.formState.errors).length > 0;
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((typed) => done.mutate(typed))}>
      <p>{text}</p>
      {Object.entries(fields).map(([name, { label }]) => (
        <Field key={name} label={label} error={form.formState.errors[name]?.message}>
          {(control) => <Input {...control} {...form.register(name)} maxLength={254} autoComplete="off" />}
        </Field>
      ))}
      <Field label={correct.reason}>
        {(control) => <Input {...control} {...form.register('reason')} maxLength={300} autoComplete="off" />}
      </Field>
      {!isOfField && <Failure error={done.error} id="correction-failure" />}
      <Button type="submit" busy={done.isPending} disabled={!form.formState.isDirty}>
        {correct.save}
      </Button>
    </form>
  );
}
