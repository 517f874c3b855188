import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { dayOf } from '../platform/written.ts';
import { MissingScreen } from '../shell/missing-screen.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { AccountBadge } from './account-badge.tsx';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerAddresses, CustomerContacts } from './customer-contacts.tsx';
import { CustomerDataRequests } from './customer-data-requests.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerInvoice } from './customer-invoice.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerSessions } from './customer-sessions.tsx';
import css from './customer.module.css';
import { customerQuery } from './customers-query.ts';

/** One customer with everything that belongs to the account. */
export function CustomerScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <Numbered key={id} id={Number(id)} /> : <MissingScreen />;
}

function Numbered({ id }: { id: number }) {
  const { data: customer, error } = useQuery(customerQuery(id));
  const { customers } = texts();
  const number = customers.number(String(id));
  return (
    <>
      <ScreenHead title={customer?.name ? customer.name : number} />
      <Failure error={error} />
      {customer === undefined ? (
        error === null && <Skeleton lines={12} />
      ) : (
        <>
          <div className={css.standing}>
            <AccountBadge closed={customer.closed} />
            <span>{number}</span>
            <span>{customers.since(dayOf(customer.since))}</span>
            <CustomerActs customer={customer} />
          </div>
          <Parts customer={customer} />
        </>
      )}
    </>
  );
}

/** What the role does not see has no part at all. */
function Parts({ customer }: { customer: StaffCustomer }) {
  const { consents, sessions, addresses } = customer;
  const seesContacts = consents !== null;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <CustomerContacts customer={customer} />
        <CustomerOrders customer={customer} />
        {addresses !== null && <CustomerAddresses customer={customer} />}
        <CustomerHistory id={customer.id} />
      </div>
      <div className={css.column}>
        {seesContacts && <CustomerInvoice invoice={customer.invoice} />}
        {seesContacts && <CustomerConsents consents={consents} />}
        {sessions !== null && <CustomerSessions customer={customer} sessions={sessions} />}
        <CustomerDataRequests customer={customer} />
      </div>
    </div>
  );
}
