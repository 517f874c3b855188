import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  goodsConditions,
  receiveWithdrawalOperation,
  type StaffWithdrawal,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './withdrawals.module.css';

type Input = Omit<OperationInput<typeof receiveWithdrawalOperation>, 'number'>;

/** The goods are back, and how. */
export function ReceiveForm({
  number,
  onDone,
}: {
  number: string;
  onDone: (changed: StaffWithdrawal) => void;
}) {
  const words = texts().withdrawals;
  const form = useForm<Input>({ defaultValues: { condition: 'intact', restock: true } });
  const received = useMutation({
    mutationFn: (input: Input) => callStaff(receiveWithdrawalOperation, { number, ...input }),
    onSuccess: onDone,
  });
  return (
    <form className={css.form} onSubmit={form.handleSubmit((input) => received.mutate(input))}>
      <Field label={words.condition} required>
        {(control) => (
          <Select
            {...control}
            {...form.register('condition', {
              // What is used or damaged is not sold as new.
              onChange: ({ target }) => form.setValue('restock', target.value === 'intact'),
            })}
          >
            {goodsConditions.map((condition) => (
              <option key={condition} value={condition}>
                {words.conditions[condition]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.note}>
        {(control) => <Input {...control} {...form.register('note')} maxLength={300} />}
      </Field>
      <Checkbox {...form.register('restock')} label={words.restock} note={words.restockNote} />
      <Failure error={received.error} id="receive-failure" />
      <Button type="submit" busy={received.isPending}>
        {words.receive}
      </Button>
    </form>
  );
}
