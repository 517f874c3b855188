import { mailCustomerLinkOperation } from '@casamaestra/contract/staff/correct-customer.operations.ts';
import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './customer.module.css';
import { keepCustomer } from './customers-query.ts';

/** Mails the customer, who asked for it, a link to log in or to choose a new password. */
export function MailLink({ customer: { id, email, acts } }: { customer: StaffCustomer }) {
  const { customers, shell } = texts();
  const { link } = customers;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const mailed = useMutation({
    mutationFn: (purpose: 'login' | 'password') => callStaff(mailCustomerLinkOperation, { id, purpose }),
    onSuccess: (customer) => {
      keepCustomer(customer);
      setSaid(link.done);
      setOpen(false);
    },
  });
  if (email === null || !acts.includes('mail_link')) return null;
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        onClick={() => {
          mailed.reset();
          setSaid('');
          setOpen(true);
        }}
      >
        {link.open}
      </Button>
      <span role="status">{said}</span>
      <Dialog open={isOpen} title={link.open} closeLabel={shell.close} onClose={() => setOpen(false)}>
        <div className={css.form}>
          <p>{link.text(email)}</p>
          <Failure error={mailed.error} id="link-failure" />
          {(['password', 'login'] as const).map((purpose) => (
            <Button
              key={purpose}
              variant={purpose === 'password' ? 'primary' : 'secondary'}
              busy={mailed.isPending && mailed.variables === purpose}
              onClick={() => mailed.mutate(purpose)}
            >
              {link.purposes[purpose]}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
