import { addCategoryOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ChangeTold } from './change-told.tsx';
import css from './structure.module.css';

interface AddCategoryProps {
  /** Null: a department. */
  parent: number | null;
  label: string;
  onAdded: (id: number) => void;
}

/** One field: the name of a new category. */
export function AddCategory({ parent, label, onAdded }: AddCategoryProps) {
  const { structure } = texts();
  const [name, setName] = useState('');
  const [isTold, setTold] = useState(false);
  const added = useMutation({
    mutationFn: (wanted: string) => callStaff(addCategoryOperation, { label: wanted, parent_id: parent }),
    onSuccess: async ({ id }) => {
      setName('');
      setTold(false);
      await queryClient.invalidateQueries();
      onAdded(id);
    },
  });
  const missing = isTold && name.trim() === '' ? structure.required : undefined;
  return (
    <form
      className={css.half}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (name.trim() !== '') added.mutate(name.trim());
      }}
    >
      <div className={css.line}>
        <Field label={label} error={missing ?? (added.error === null ? undefined : failureText(added.error))}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="s" variant="secondary" icon="plus" busy={added.isPending}>
          {structure.category.add}
        </Button>
      </div>
      <ChangeTold
        change={added.data?.change}
        text={structure.category.added(added.variables ?? '')}
        act={structure.category.addedAct}
      />
    </form>
  );
}
