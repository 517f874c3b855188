import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { requestCustomerDataOperation } from '@casamaestra/contract/staff/staff-customer-data.operations.ts';
import {
  type DataAct,
  dataActs,
  type StaffCustomer,
} from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './customer.module.css';
import { keepCustomer } from './customers-query.ts';
import { DataRequestForm } from './data-request-form.tsx';
import { DataRequestRow } from './data-request-row.tsx';

/** What was asked about the customer's data, and how to ask; nothing for roles that have no part in it. */
export function CustomerDataRequests({ customer }: { customer: StaffCustomer }) {
  const { customers, shell } = texts();
  const { data: words } = customers;
  const [open, setOpen] = useState<DataAct>();
  const { id, acts, requests } = customer;
  const offered = dataActs.filter((act) => acts.includes(`ask_${act}`));
  if (offered.length === 0 && requests.length === 0) return null;
  const finish = (answer: OperationOutput<typeof requestCustomerDataOperation>) => {
    setOpen(undefined);
    keepCustomer(answer.customer);
    showToast({ key: 'data', text: words.done[answer.waits_for] });
  };
  return (
    <ScreenPart title={words.title}>
      <p className={css.soft}>{words.intro}</p>
      <ul className={css.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <DataRequestRow request={request} />
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <div className={css.marks}>
          {offered.map((act) => (
            <Button key={act} size="s" variant="secondary" onClick={() => setOpen(act)}>
              {customers.acts[`ask_${act}`]}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        open={open !== undefined}
        title={open === undefined ? '' : words.acts[open]}
        closeLabel={shell.close}
        onClose={() => setOpen(undefined)}
      >
        {open && <DataRequestForm id={id} act={open} onDone={finish} />}
      </Dialog>
    </ScreenPart>
  );
}
