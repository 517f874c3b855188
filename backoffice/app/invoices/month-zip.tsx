import { exportInvoicesOperation } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { fromBase64 } from '../platform/from-base64.ts';
import { keepFile } from '../platform/keep-file.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './invoices.module.css';
import { monthNow } from './invoices-query.ts';

/** The files of a month as one ZIP, for the intermediary; they become "sent" only when that is ticked. */
export function MonthZip() {
  const { zip } = texts().invoices;
  const done = useMutation({
    mutationFn: (form: FormData) =>
      callStaff(exportInvoicesOperation, {
        month: String(form.get('month')),
        to_send: form.has('to_send'),
        mark_sent: form.has('mark_sent'),
      }),
    onSuccess({ name, zip: file }) {
      keepFile(name, fromBase64(file), 'application/zip');
      void queryClient.invalidateQueries();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    done.mutate(new FormData(event.currentTarget));
  };
  return (
    <ScreenPart title={zip.title}>
      <form className={css.zip} onSubmit={submit}>
        <Field label={zip.month} required>
          {(control) => <Input {...control} type="month" name="month" defaultValue={monthNow()} />}
        </Field>
        <Checkbox name="to_send" label={zip.toSend} defaultChecked />
        <Checkbox name="mark_sent" label={zip.markSent} aria-describedby="mark-sent-hint" />
        <Button type="submit" variant="secondary" busy={done.isPending}>
          {zip.act}
        </Button>
      </form>
      <p id="mark-sent-hint" className={css.soft}>
        {zip.markHint}
      </p>
      <p role="status">{done.data && zip.done(counted(done.data.files), counted(done.data.marked))}</p>
      <Failure error={done.error} id="zip-failure" />
    </ScreenPart>
  );
}
