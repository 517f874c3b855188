import { addOperatorOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ChangeTold } from './change-told.tsx';
import { RecordLine } from './record-line.tsx';
import css from './structure.module.css';

type Fields = StructureFields<'operator'>;

const lines = [
  ['name', 200],
  ['address', 300],
  ['contact', 200],
] as const;
const empty: Fields = { name: '', address: '', contact: '' };

/** A maker or person responsible whom no file has named yet. */
export function AddOperator() {
  const { structure, activity } = texts();
  const { operator } = structure;
  const [typed, setTyped] = useState(empty);
  const [isTold, setTold] = useState(false);
  const added = useMutation({
    mutationFn: (fields: Fields) => callStaff(addOperatorOperation, fields),
    onSuccess: async () => {
      setTyped(empty);
      setTold(false);
      await queryClient.invalidateQueries();
    },
  });
  const isMissing = (field: keyof Fields) => typed[field].trim() === '';
  const refusedAt = added.error instanceof Refused ? added.error.field : undefined;
  const errorOf = (field: keyof Fields) => {
    if (isTold && isMissing(field)) return structure.required;
    return refusedAt === field ? added.error?.message : undefined;
  };
  return (
    <Disclosure summary={operator.addTitle}>
      <form
        className={css.form}
        noValidate
        aria-label={operator.addTitle}
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (!lines.some(([field]) => isMissing(field))) added.mutate(typed);
        }}
      >
        {lines.map(([field, most]) => (
          <RecordLine
            key={field}
            label={operator[field]}
            {...(field === 'contact' && { hint: operator.contactHint })}
            error={errorOf(field)}
            required
            most={most}
            value={typed[field]}
            onType={(value) => setTyped((before) => ({ ...before, [field]: value }))}
          />
        ))}
        <Failure error={refusedAt === undefined ? added.error : null} id="operator-not-added" />
        <p className={css.acts}>
          <Button type="submit" size="s" icon="plus" busy={added.isPending}>
            {operator.add}
          </Button>
          <ChangeTold
            change={added.data?.change}
            text={operator.added}
            act={activity.kinds['structure.add_operator']}
          />
        </p>
      </form>
    </Disclosure>
  );
}
