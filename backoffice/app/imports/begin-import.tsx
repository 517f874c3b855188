import { startImportOperation } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './imports.module.css';
import { readAgain, type ListTrial } from './imports-query.ts';

type BeginImportProps = {
  id: number;
  trial: ListTrial;
  /** Goods have changed since they were seen. */
  onStale: (error: Refused) => void;
};

const isStale = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === 'staff_import_changed';

/** Begins exactly what was seen; far prices are counted again first. */
export function BeginImport({
  id,
  trial: { changed, large, held: count, fingerprint },
  onStale,
}: BeginImportProps) {
  const { begin, held } = texts().imports;
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState('');
  const begun = useMutation({
    mutationFn: () =>
      callStaff(startImportOperation, {
        id,
        fingerprint,
        ...(large > 0 && { confirmed: Math.trunc(Number(again)) || 0 }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onSuccess: readAgain,
    onError: (error) => {
      if (isStale(error)) onStale(error);
    },
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begun.mutate();
      }}
    >
      {large > 0 && (
        <Field label={begin.confirm} hint={begin.confirmHint(counted(large))} required>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={again}
              onChange={({ target }) => setAgain(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={begin.reason} className={css.wide}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Failure error={isStale(begun.error) ? null : begun.error} id="begin-failure" />
      <Button type="submit" busy={begun.isPending}>
        {changed === 0 ? held.ask(counted(count)) : begin.submit(counted(changed))}
      </Button>
    </form>
  );
}
