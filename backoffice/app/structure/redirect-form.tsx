import { saveRedirectOperation } from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type { StaffRedirect } from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure, failureText } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ChangeTold } from './change-told.tsx';
import { shownStatuses, statusName } from './redirect-status.ts';
import { RecordLine } from './record-line.tsx';
import css from './structure.module.css';

const saidBy = ({ status, to }: StaffRedirect): string => (to === null ? '410' : `${status} ${to}`);

interface Typed {
  readonly from: string;
  readonly to: string;
  readonly status: StaffRedirect['status'];
}

/** An address and where it leads; a new one empties the form when it is saved. */
export function RedirectForm({ row }: { row: StaffRedirect | undefined }) {
  const { redirect, save, saved: savedText } = texts().structure;
  const empty: Typed = { from: row?.from ?? '', to: row?.to ?? '', status: row?.status ?? 301 };
  const [seen, setSeen] = useState(row === undefined ? null : saidBy(row));
  const [typed, setTyped] = useState(empty);
  const [isTold, setTold] = useState(false);
  useLeaveQuestion(typed.from !== empty.from || typed.to !== empty.to);
  const saved = useMutation({
    mutationFn: ({ to, ...rest }: Typed) =>
      callStaff(saveRedirectOperation, { ...rest, to: to.trim() || null, seen }),
    onSuccess: (_, { to, status }) => {
      setTold(false);
      if (row === undefined) setTyped(empty);
      else setSeen(saidBy({ ...row, status, to: status === 410 ? null : to.trim() }));
      void queryClient.invalidateQueries();
    },
  });
  const lacks = {
    from: typed.from.trim() === '' ? redirect.required : undefined,
    to: typed.status !== 410 && typed.to.trim() === '' ? redirect.required : undefined,
  };
  const failed = saved.error === null ? undefined : failureText(saved.error);
  return (
    <form
      className={css.form}
      noValidate
      aria-label={row === undefined ? redirect.add : redirect.title}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (lacks.from === undefined && lacks.to === undefined) saved.mutate(typed);
      }}
    >
      <RedirectFields
        typed={typed}
        onType={setTyped}
        isNew={row === undefined}
        errors={isTold ? { from: lacks.from ?? failed, to: lacks.to } : { from: undefined, to: undefined }}
      />
      {row !== undefined && <Failure error={saved.error} id="redirect-failure" />}
      <div className={css.acts}>
        <Button type="submit" size="s" busy={saved.isPending}>
          {save}
        </Button>
        <ChangeTold change={saved.data?.change} text={savedText} act={redirect.savedAct} />
      </div>
    </form>
  );
}

interface RedirectFieldsProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  /** The address of one that is there stays. */
  isNew: boolean;
  errors: Readonly<Record<'from' | 'to', string | undefined>>;
}

function RedirectFields({ typed, onType, isNew, errors }: RedirectFieldsProps) {
  const { redirect } = texts().structure;
  return (
    <>
      {isNew && (
        <RecordLine
          label={redirect.from}
          hint={redirect.fromHint}
          error={errors.from}
          required
          most={1000}
          value={typed.from}
          onType={(from) => onType({ ...typed, from })}
        />
      )}
      <Field label={redirect.status}>
        {(control) => (
          <Select
            {...control}
            value={typed.status}
            onChange={({ target }) => {
              const status = shownStatuses.find((one) => String(one) === target.value) ?? 301;
              onType({ ...typed, status });
            }}
          >
            {shownStatuses.map((status) => (
              <option key={status} value={status}>
                {statusName(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {typed.status !== 410 && (
        <RecordLine
          label={redirect.to}
          hint={redirect.toHint}
          error={errors.to}
          required
          most={1000}
          value={typed.to}
          onType={(to) => onType({ ...typed, to })}
        />
      )}
    </>
  );
}
