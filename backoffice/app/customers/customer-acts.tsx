import {
  closeCustomerOperation,
  endCustomerLoginsOperation,
  type StaffCustomer,
} from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './customer.module.css';
import { keepCustomer } from './customers-query.ts';

type Act = 'end_logins' | 'close' | 'reopen';

const carryOut = (act: Act, id: number): Promise<StaffCustomer> =>
  act === 'end_logins'
    ? callStaff(endCustomerLoginsOperation, { id })
    : callStaff(closeCustomerOperation, { id, closed: act === 'close' });

/** What the role may do with the account; what throws the customer out is asked for once more. */
export function CustomerActs({ customer }: { customer: StaffCustomer }) {
  const { customers, shell } = texts();
  const [open, setOpen] = useState<'end_logins' | 'close'>();
  const [said, setSaid] = useState('');
  const done = useMutation({
    mutationFn: (act: Act) => carryOut(act, customer.id),
    onSuccess: (changed, act) => {
      keepCustomer(changed);
      setSaid(customers.done[act]);
      setOpen(undefined);
    },
  });
  const ask = (act: 'end_logins' | 'close') => {
    done.reset();
    setOpen(act);
  };
  const { acts } = customer;
  // One button for both, so that the focus stays on the way back.
  const isClosed = acts.includes('reopen');
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that ended the logins is gone.
    if (said !== '' && document.activeElement === document.body) status.current?.focus();
  }, [said]);
  return (
    <div className={css.acts}>
      <div role="status" ref={status} tabIndex={-1} className={css.said}>
        {said}
      </div>
      {open === undefined && <Failure error={done.error} id="act-failure" />}
      {acts.includes('end_logins') && (
        <Button size="s" variant="secondary" onClick={() => ask('end_logins')}>
          {customers.acts.end_logins}
        </Button>
      )}
      {(acts.includes('close') || isClosed) && (
        <Button
          size="s"
          variant={isClosed ? 'primary' : 'danger'}
          busy={done.isPending && done.variables === 'reopen'}
          onClick={() => (isClosed ? done.mutate('reopen') : ask('close'))}
        >
          {customers.acts[isClosed ? 'reopen' : 'close']}
        </Button>
      )}
      <Dialog
        open={open !== undefined}
        title={open === undefined ? '' : customers.acts[open]}
        closeLabel={shell.close}
        onClose={() => setOpen(undefined)}
      >
        {open && (
          <div className={css.form}>
            <p>{open === 'close' ? customers.closeText : customers.endLoginsText}</p>
            <Failure error={done.error} id="act-failure" />
            <Button
              variant={open === 'close' ? 'danger' : 'primary'}
              busy={done.isPending}
              onClick={() => done.mutate(open)}
            >
              {customers.acts[open]}
            </Button>
          </div>
        )}
      </Dialog>
    </div>
  );
}
