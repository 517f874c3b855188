import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { requestCustomerDataOperation } from '@casamaestra/contract/staff/staff-customer-data.operations.ts';
import { askedHow, type DataAct } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './customer.module.css';

type Input = Pick<OperationInput<typeof requestCustomerDataOperation>, 'asked_how'>;

type DataRequestFormProps = {
  id: number;
  act: DataAct;
  onDone: (answer: OperationOutput<typeof requestCustomerDataOperation>) => void;
};

/** Records what the customer asked for. The key is the form's: sent twice it asks once. */
export function DataRequestForm({ id, act, onDone }: DataRequestFormProps) {
  const { data: words } = texts().customers;
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Input>({ defaultValues: { asked_how: 'email' } });
  const asked = useMutation({
    mutationFn: (input: Input) => callStaff(requestCustomerDataOperation, { id, act, key, ...input }),
    onSuccess: onDone,
  });
  return (
    <form className={css.form} onSubmit={form.handleSubmit((input) => asked.mutate(input))}>
      <p>{act === 'export' ? words.exportText : words.eraseText}</p>
      <Field label={words.how} required>
        {(control) => (
          <Select {...control} {...form.register('asked_how')}>
            {askedHow.map((how) => (
              <option key={how} value={how}>
                {words.hows[how]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Failure error={asked.error} id="ask-failure" />
      <Button type="submit" variant={act === 'erase' ? 'danger' : 'primary'} busy={asked.isPending}>
        {words.ask}
      </Button>
    </form>
  );
}
