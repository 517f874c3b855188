import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { creditPartsMost, splitCreditOperation } from '@casamaestra/contract/staff/staff-bank.operations.ts';
import type { creditsOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { euros } from '../platform/written.ts';
import css from './bank.module.css';

type SplitCreditProps = {
  credit: OperationOutput<typeof creditsOperation>[number];
  onSplit: (change: number) => void;
};

/** "20,00 + 15,50" as euros; undefined: not at least two amounts above zero. */
function partsOf(text: string): readonly number[] | undefined {
  const parts = text.split('+').map((part) => part.trim().replace(',', '.'));
  const isWhole =
    parts.length >= 2 &&
    parts.length <= creditPartsMost &&
    parts.every((part) => /^\d{1,7}(?:\.\d{1,2})?$/.test(part) && Number(part) > 0);
  return isWhole ? parts.map(Number) : undefined;
}

/** One transfer for several orders becomes parts, which wait as credits of their own. */
export function SplitCredit({ credit: { id, amount }, onSplit }: SplitCreditProps) {
  const { bank } = texts();
  const [text, setText] = useState('');
  const [isTold, setTold] = useState(false);
  const split = useMutation({
    mutationFn: (parts: readonly number[]) =>
      callStaff(splitCreditOperation, { credit: id, parts: [...parts] }),
    onSuccess: async ({ change }) => {
      onSplit(change);
      await queryClient.invalidateQueries();
    },
  });
  const parts = partsOf(text);
  const left = Math.round((amount - (parts ?? []).reduce((sum, part) => sum + part, 0)) * 100) / 100;
  const fault =
    parts === undefined ? bank.partsWrong : left === 0 ? undefined : bank.partsLeft(euros(Math.abs(left)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (parts !== undefined && left === 0) split.mutate(parts);
  };
  return (
    <details>
      <summary>{bank.split}</summary>
      <form className={css.line} noValidate onSubmit={submit}>
        <Field label={bank.parts} hint={bank.partsHint(euros(amount))} error={isTold ? fault : undefined}>
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="s" variant="secondary" busy={split.isPending}>
          {bank.splitAct}
        </Button>
      </form>
      <Failure error={split.error} id={`split-${id}`} />
    </details>
  );
}
