import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import type { ReactNode } from 'react';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ChangeEmail, CorrectAddress, CorrectCustomer } from './correct-customer.tsx';
import css from './customer.module.css';
import { MailLink } from './mail-link.tsx';

type CopiedProps = { text: string; name: string; children?: ReactNode };

function Copied({ text, name, children }: CopiedProps) {
  const { copy, copied } = texts().customers;
  return (
    <div className={css.copied}>
      {children ?? <span>{text}</span>}
      <CopyButton text={text} label={copy} doneLabel={copied} name={name} />
    </div>
  );
}

/** How to reach the customer, as far as the role sees it. */
export function CustomerContacts({ customer }: { customer: StaffCustomer }) {
  const { customers } = texts();
  const { name, company, email, phone, language, addresses } = customer;
  const pending = customer.profile?.pending_email ?? null;
  return (
    <ScreenPart title={customers.contacts}>
      <p>
        {[name, company].filter(Boolean).join(', ')}
        <small className={css.soft}>{customers.languages[language]}</small>
      </p>
      {email !== null && <Copied text={email} name={customers.copyEmail} />}
      {phone !== null && phone !== '' ? (
        <Copied text={phone} name={customers.copyPhone} />
      ) : (
        email !== null && <p className={css.soft}>{customers.noPhone}</p>
      )}
      {addresses === null && <p className={css.note}>{customers.masked}</p>}
      {pending !== null && <p className={css.soft}>{customers.correct.pending(pending)}</p>}
      <div className={css.marks}>
        <CorrectCustomer customer={customer} />
        <ChangeEmail customer={customer} />
        <MailLink customer={customer} />
      </div>
    </ScreenPart>
  );
}

/** Addresses the customer saved. */
export function CustomerAddresses({ customer }: { customer: StaffCustomer }) {
  const addresses = customer.addresses ?? [];
  const { customers } = texts();
  return (
    <ScreenPart title={customers.addresses}>
      {addresses.length === 0 && <p className={css.soft}>{customers.noAddresses}</p>}
      <ul className={css.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <Copied text={[address.name, ...address.lines].join('\n')} name={customers.copyAddress}>
              <address>
                {[address.name, ...address.lines, address.phone ?? ''].filter(Boolean).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </Copied>
            <div className={css.marks}>
              {address.default_shipping && <Badge>{customers.defaultShipping}</Badge>}
              {address.default_billing && <Badge>{customers.defaultBilling}</Badge>}
              <CorrectAddress customer={customer} address={address} />
            </div>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
