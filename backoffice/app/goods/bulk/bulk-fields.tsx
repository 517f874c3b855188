import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  applyBulkFieldsOperation,
  type BulkField,
  bulkFieldNames,
  previewBulkFieldsOperation,
} from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoButton } from '../../activity/undo-button.tsx';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { queryClient } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import css from '../goods.module.css';
import { BulkDifference } from './bulk-difference.tsx';
import { BulkValue } from './bulk-value.tsx';
import { changeOf, emptyChange, type TypedChange } from './typed-change.ts';

/** A change, and what was seen of it. */
interface SeenChange {
  readonly change: BulkField;
  readonly preview: OperationOutput<typeof previewBulkFieldsOperation>;
}

/** One field of many products: what it shall say, what that would change, then it is done. */
export function BulkFields({ ids }: { ids: number[] }) {
  const { bulkFields: words } = texts();
  const [typed, setTyped] = useState(emptyChange);
  const [seen, setSeen] = useState<SeenChange>();
  /** Why it was not carried out as it had been seen. */
  const [stale, setStale] = useState<unknown>(null);
  const looked = useMutation({
    mutationFn: async (change: BulkField) => ({
      change,
      preview: await callStaff(previewBulkFieldsOperation, { ids, change }),
    }),
    onSuccess: setSeen,
  });
  const put = (change: Partial<TypedChange>) => {
    setTyped((before) => ({ ...before, ...change }));
    setSeen(undefined);
    setStale(null);
    looked.reset();
  };
  const change = changeOf(typed);
  const refused =
    looked.error instanceof Refused && looked.error.field === 'change.to' ? looked.error : undefined;
  return (
    <div className={css.form}>
      <p className={css.soft}>{words.intro}</p>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (change !== undefined) looked.mutate(change);
        }}
      >
        <FieldChoice value={typed.field} onChoose={put} />
        <BulkValue ids={ids} typed={typed} error={refused?.message} onType={put} />
        <Button type="submit" variant="secondary" busy={looked.isPending} disabled={change === undefined}>
          {words.look}
        </Button>
      </form>
      <Failure error={refused === undefined ? (looked.error ?? stale) : stale} id="bulk-failure" />
      {seen && <BulkDifference preview={seen.preview} />}
      {seen && seen.preview.changed > 0 && (
        <Apply
          key={seen.preview.fingerprint}
          ids={ids}
          seen={seen}
          onStale={(error) => {
            setStale(error);
            looked.mutate(seen.change);
          }}
        />
      )}
    </div>
  );
}

type FieldChoiceProps = { value: BulkField['field']; onChoose: (change: Partial<TypedChange>) => void };

/** Which field; what was typed for another says nothing of it. */
function FieldChoice({ value, onChoose }: FieldChoiceProps) {
  const { bulkFields: words } = texts();
  const choose = (chosen: string) => {
    const field = bulkFieldNames.find((name) => name === chosen);
    if (field !== undefined)
      onChoose({ ...emptyChange, field, value: field === emptyChange.field ? emptyChange.value : '' });
  };
  return (
    <Field label={words.field}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => choose(target.value)}>
          {bulkFieldNames.map((name) => (
            <option key={name} value={name}>
              {words.fields[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type ApplyProps = { ids: number[]; seen: SeenChange; onStale: (error: Refused) => void };

/** Whether products have changed since they were seen: told beside the new preview. */
const isStale = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === 'staff_bulk_products_changed';

/** Carries out exactly what was seen. */
function Apply({ ids, seen: { change, preview }, onStale }: ApplyProps) {
  const { bulkFields: words } = texts();
  const [reason, setReason] = useState('');
  const { changed, fingerprint } = preview;
  const applied = useMutation({
    mutationFn: () =>
      callStaff(applyBulkFieldsOperation, {
        ids,
        change,
        fingerprint,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => {
      if (isStale(error)) onStale(error);
    },
  });
  const act = words.apply(counted(changed));
  if (applied.data)
    return (
      <div role="status" className={css.row}>
        <p>{words.done(counted(applied.data.products))}</p>
        <UndoButton id={applied.data.change} act={act} />
      </div>
    );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        applied.mutate();
      }}
    >
      <Field label={words.reason}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Failure error={isStale(applied.error) ? null : applied.error} id="bulk-apply-failure" />
      <Button type="submit" busy={applied.isPending}>
        {act}
      </Button>
    </form>
  );
}
