import { issueInvoiceOperation } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { euros } from '../platform/written.ts';
import css from './invoices.module.css';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The invoice of goods that were handed over before, with the transport document it names. */
export function DeferredInvoice({
  number,
  transports,
  onIssued,
}: {
  number: string;
  /** Documents that were issued for its parcels. */
  transports: readonly string[];
  onIssued: (sentence: string) => void;
}) {
  const { invoices, shell } = texts();
  const { waiting: words } = invoices;
  const [open, setOpen] = useState(false);
  const done = useMutation({
    mutationFn: (transport: 'documents' | { number: string; day: string }) =>
      callStaff(issueInvoiceOperation, { order_number: number, transport }),
    onSuccess(row) {
      setOpen(false);
      onIssued(words.issued(row.number, number, euros(row.total)));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (transports.length > 0) done.mutate('documents');
    else done.mutate({ number: textOf(form, 'number'), day: textOf(form, 'day') });
  };
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={`${words.deferred} ${number}`}
        onClick={() => setOpen(true)}
      >
        {words.deferred}
      </Button>
      <Dialog
        open={open}
        title={words.deferredFor(number)}
        closeLabel={shell.close}
        onClose={() => setOpen(false)}
      >
        <form className={css.form} onSubmit={submit}>
          <p>{words.deferredText}</p>
          {transports.length > 0 ? (
            <p>{words.transports(transports.join(', '))}</p>
          ) : (
            <>
              <Field label={words.transportNumber} required>
                {(control) => <Input {...control} name="number" maxLength={20} />}
              </Field>
              <Field label={words.transportDay} required>
                {(control) => <Input {...control} type="date" name="day" />}
              </Field>
            </>
          )}
          <Failure error={done.error} id="deferred-failure" />
          <Button type="submit" busy={done.isPending}>
            {words.issueDeferred}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
