import { endAllLoginsOperation } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './customer.module.css';

/** Ends every customer's logins, with a reason; the service asks who one is once more. */
export function EndAllLogins() {
  const { customers, shell } = texts();
  const { allLogins: words } = customers;
  const [isOpen, setOpen] = useState(false);
  const ended = useMutation({
    mutationFn: (reason: string) => callStaff(endAllLoginsOperation, { reason }),
    onSuccess: () => {
      setOpen(false);
      void queryClient.invalidateQueries();
    },
  });
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        onClick={() => {
          ended.reset();
          setOpen(true);
        }}
      >
        {words.open}
      </Button>
      <span role="status">{ended.data && words.done(counted(ended.data.ended))}</span>
      <Dialog open={isOpen} title={words.title} closeLabel={shell.close} onClose={() => setOpen(false)}>
        <ReasonForm busy={ended.isPending} error={ended.error} onEnd={(reason) => ended.mutate(reason)} />
      </Dialog>
    </>
  );
}

type ReasonFormProps = { busy: boolean; error: unknown; onEnd: (reason: string) => void };

function ReasonForm({ busy, error, onEnd }: ReasonFormProps) {
  const { allLogins: words } = texts().customers;
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const lacks = reason.trim() === '';
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (!lacks) onEnd(reason.trim());
      }}
    >
      <p>{words.text}</p>
      <Field
        className={css.whole}
        label={words.reason}
        hint={words.reasonHint}
        error={isTold && lacks ? words.reasonMissing : undefined}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Failure error={error} id="end-all-failure" />
      <Button type="submit" variant="danger" busy={busy}>
        {words.confirm}
      </Button>
    </form>
  );
}
