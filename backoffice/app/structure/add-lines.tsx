import { Button } from '@casamaestra/ui/button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ChangeTold } from './change-told.tsx';
import { RecordLine } from './record-line.tsx';
import css from './structure.module.css';

export interface AddedLine<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly most: number;
  readonly hint?: string;
  readonly required?: boolean;
}

interface AddLinesProps<Field extends string> {
  id: string;
  title: string;
  button: string;
  added: string;
  /** What the act is called when it is taken back. */
  act: string;
  lines: readonly AddedLine<Field>[];
  add: (fields: Record<Field, string>) => Promise<{ readonly change: number }>;
}

/** A record of a few lines of text that no file has named yet. */
export function AddLines<Field extends string>({ id, lines, add, ...told }: AddLinesProps<Field>) {
  const { structure } = texts();
  const empty = Object.fromEntries(lines.map(({ field }) => [field, ''])) as Record<Field, string>;
  const [typed, setTyped] = useState(empty);
  const [isTold, setTold] = useState(false);
  useLeaveQuestion(lines.some(({ field }) => typed[field] !== ''));
  const added = useMutation({
    mutationFn: add,
    onSuccess: async () => {
      setTyped(empty);
      setTold(false);
      await queryClient.invalidateQueries();
    },
  });
  const isMissing = ({ field, required }: AddedLine<Field>) =>
    required === true && typed[field].trim() === '';
  const refusedAt = added.error instanceof Refused ? added.error.field : undefined;
  const errorOf = (line: AddedLine<Field>) => {
    if (isTold && isMissing(line)) return structure.required;
    return refusedAt === line.field ? added.error?.message : undefined;
  };
  return (
    <Disclosure summary={told.title}>
      <form
        className={css.form}
        noValidate
        aria-label={told.title}
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (!lines.some(isMissing)) added.mutate(typed);
        }}
      >
        {lines.map((line) => (
          <RecordLine
            key={line.field}
            label={line.label}
            hint={line.hint}
            error={errorOf(line)}
            required={line.required === true}
            most={line.most}
            value={typed[line.field]}
            onType={(value) => setTyped((before) => ({ ...before, [line.field]: value }))}
          />
        ))}
        <Failure error={refusedAt === undefined ? added.error : null} id={id} />
        <p className={css.acts}>
          <Button type="submit" size="s" icon="plus" busy={added.isPending}>
            {told.button}
          </Button>
          <ChangeTold change={added.data?.change} text={told.added} act={told.act} />
        </p>
      </form>
    </Disclosure>
  );
}
