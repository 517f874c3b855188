import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import {
  acceptTransferOperation,
  creditsOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { staffOrder } from '../../orders/back-office/staff-order.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { bankEntriesForPeople } from './bank-entries.usecase.ts';
import { acceptBankEntry } from './import-bank-statement.usecase.ts';

/** Credits of the bank statement for staff, and accepting one as the payment of an order. */
export function creditEndpoints(deps: PaymentDependencies & StaffDependencies): readonly Endpoint[] {
  return [
    staffEndpoint(deps, creditsOperation, async () => {
      const credits = await bankEntriesForPeople(deps);
      return accepted(
        credits.map((credit) => ({
          id: credit.id,
          booked_on: credit.bookedOn,
          amount: eurosFromCents(credit.amountCents),
          currency: credit.currency,
          payer: credit.debtorName,
          remittance: credit.remittance,
          order_number: credit.orderNumber,
          result: credit.result,
        })),
      );
    }),
    staffEndpoint(deps, acceptTransferOperation, async ({ number, credit }, who) => {
      const found = await staffOrder(deps, who, number);
      if (!found.ok) return found;
      const acting = { ...deps, author: authorOf(who) };
      const result = await acceptBankEntry(acting, credit, found.value.number);
      if (result === 'no_such_entry') return refused('staff_credit_unknown', {}, 'credit');
      if (result !== 'accepted') return refused('staff_credit_not_accepted', {});
      return staffOrder(deps, who, number);
    }),
  ];
}
