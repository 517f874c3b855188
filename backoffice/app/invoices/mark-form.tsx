import {
  type InvoiceRow,
  type InvoiceState,
  markInvoiceOperation,
  nextInvoiceStates,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Radio } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './invoices.module.css';

interface Why {
  readonly code: string;
  readonly field: string;
}

/** The next state of an invoice; of a rejected one with its code and the field it names. */
export function MarkForm({ invoice: { id, number, state: seen } }: { invoice: InvoiceRow }) {
  const { mark, states } = texts().invoices;
  const next: readonly InvoiceState[] = nextInvoiceStates[seen];
  const [state, setState] = useState<InvoiceState | undefined>(next[0]);
  const [why, setWhy] = useState<Why>({ code: '', field: '' });
  const [isCodeWrong, setCodeWrong] = useState(false);
  const done = useMutation({
    mutationFn: (chosen: InvoiceState) =>
      callStaff(markInvoiceOperation, { id, seen, state: chosen, ...(chosen === 'rejected' && why) }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  if (state === undefined) return <p>{mark.nothing}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = state === 'rejected' && !/^\d{5}$/.test(why.code.trim());
    setCodeWrong(wrong);
    if (!wrong) done.mutate(state);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <fieldset className={css.choices}>
        <legend>{mark.next}</legend>
        {next.map((one) => (
          <Radio
            key={one}
            name={`state-${number}`}
            label={states[one]}
            checked={one === state}
            onChange={() => setState(one)}
          />
        ))}
      </fieldset>
      {seen === 'rejected' && <p className={css.soft}>{mark.again}</p>}
      {state === 'rejected' && <RejectionFields why={why} isCodeWrong={isCodeWrong} onChange={setWhy} />}
      <Failure error={done.error} id="mark-failure" />
      <Button type="submit" busy={done.isPending}>
        {mark.save}
      </Button>
    </form>
  );
}

type RejectionFieldsProps = { why: Why; isCodeWrong: boolean; onChange: (why: Why) => void };

function RejectionFields({ why, isCodeWrong, onChange }: RejectionFieldsProps) {
  const { mark } = texts().invoices;
  return (
    <>
      <Field label={mark.code} hint={mark.codeHint} error={isCodeWrong && mark.codeWrong} required>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={5}
            value={why.code}
            onChange={(event) => onChange({ ...why, code: event.target.value })}
          />
        )}
      </Field>
      <Field label={mark.field} hint={mark.fieldHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={why.field}
            onChange={(event) => onChange({ ...why, field: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
