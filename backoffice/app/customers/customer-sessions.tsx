import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './customer.module.css';

type Props = { customer: StaffCustomer; sessions: NonNullable<StaffCustomer['sessions']> };

/** Where the customer is signed in. */
export function CustomerSessions({ customer, sessions }: Props) {
  const { sessions: words } = texts().customers;
  const { closed, passkeys } = customer;
  return (
    <ScreenPart title={words.title}>
      {sessions.length === 0 && <p className={css.soft}>{words.none}</p>}
      {closed && sessions.length > 0 && <p className={css.note}>{words.closed}</p>}
      <ul className={css.list}>
        {sessions.map(({ id, device, opened_at: openedAt, used_at: usedAt }) => (
          <li key={id}>
            {device}
            <small className={css.soft}>
              {words.opened(moment(openedAt))}, {words.used(moment(usedAt))}
            </small>
          </li>
        ))}
      </ul>
      {passkeys !== null && passkeys > 0 && <p>{words.passkeys(passkeys)}</p>}
    </ScreenPart>
  );
}
