import {
  askCustomerEmailOperation,
  correctCustomerAddressOperation,
  correctCustomerOperation,
} from '@casamaestra/contract/staff/correct-customer.operations.ts';
import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { type ReactNode, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import { CorrectionForm } from './correction-form.tsx';

const profileFields = [
  'first_name',
  'last_name',
  'phone',
  'company_name',
  'vat_number',
  'tax_code',
  'recipient_code',
  'pec',
] as const;
const addressFields = [
  'first_name',
  'last_name',
  'company_name',
  'address_line1',
  'address_line2',
  'pincode',
  'city',
  'state',
  'phone',
] as const;

type DialogButtonProps = {
  label: string;
  title: string;
  name?: string;
  children: (close: () => void) => ReactNode;
};

function DialogButton({ label, title, name, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="s" variant="secondary" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} title={title} closeLabel={texts().shell.close} onClose={close}>
        {isOpen && children(close)}
      </Dialog>
    </>
  );
}

const fieldsOf = <Name extends string>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, string | null | undefined>>>,
  labels: Readonly<Record<Name, string>>,
) => Object.fromEntries(names.map((name) => [name, { label: labels[name], value: values[name] ?? '' }]));

/** Corrects name, phone and data for invoices, as the customer asked for it. */
export function CorrectCustomer({ customer: { id, profile, acts } }: { customer: StaffCustomer }) {
  const { customers, telephone } = texts();
  const { correct } = customers;
  if (profile === null || !acts.includes('correct')) return null;
  const fields = fieldsOf(profileFields, profile, telephone.fields);
  return (
    <DialogButton label={correct.open} title={correct.title}>
      {(close) => (
        <CorrectionForm
          id={id}
          text={correct.text}
          fields={fields}
          save={({ changes, reason }) => callStaff(correctCustomerOperation, { id, changes, reason })}
          onDone={close}
        />
      )}
    </DialogButton>
  );
}

/** Asks for another e-mail address; it counts once the new mailbox opened the link. */
export function ChangeEmail({ customer: { id, email, profile, acts } }: { customer: StaffCustomer }) {
  const { correct } = texts().customers;
  if (profile === null || email === null || !acts.includes('correct')) return null;
  return (
    <DialogButton label={correct.email} title={correct.email}>
      {(close) => (
        <CorrectionForm
          id={id}
          text={correct.emailText(email)}
          fields={{ email: { label: correct.newEmail, value: '' } }}
          save={({ changes, reason }) =>
            callStaff(askCustomerEmailOperation, { id, email: changes['email']?.to ?? '', reason })
          }
          onDone={close}
        />
      )}
    </DialogButton>
  );
}

type CorrectAddressProps = {
  customer: StaffCustomer;
  address: NonNullable<StaffCustomer['addresses']>[number];
};

/** Corrects a saved address; orders keep the copy they were placed with. */
export function CorrectAddress({ customer: { id, acts }, address }: CorrectAddressProps) {
  const { customers, telephone } = texts();
  const { correct } = customers;
  const { saved, version } = address;
  // What the form began with: a later reading in the background is not what was seen.
  const [seen, setSeen] = useState(version);
  if (saved === null || !acts.includes('correct')) return null;
  const { phone, ...postal } = saved;
  return (
    <span onFocus={() => setSeen(version)}>
      <DialogButton
        label={correct.open}
        name={correct.openAddress(saved.address_line1)}
        title={correct.addressTitle}
      >
        {(close) => (
          <CorrectionForm
            id={id}
            text={correct.addressText}
            fields={fieldsOf(addressFields, saved, telephone.fields)}
            save={({ changes, reason }) => {
              const typed = Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to]));
              const whole = { ...postal, ...(phone !== null && { phone }), ...typed };
              return callStaff(correctCustomerAddressOperation, { id, address: whole, seen, reason });
            }}
            onDone={close}
          />
        )}
      </DialogButton>
    </span>
  );
}
