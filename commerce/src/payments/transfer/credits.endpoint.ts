import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import {
  acceptTransferOperation,
  creditsOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import {
  closeCreditOperation,
  importStatementOperation,
  splitCreditOperation,
  withheldTransfersOperation,
} from '@casamaestra/contract/staff/staff-bank.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { staffOrder } from '../../orders/back-office/staff-order.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { closeBankEntry, creditGone, proposedEntries } from './bank-entries.usecase.ts';
import { acceptBankEntry, importBankStatement } from './import-bank-statement.usecase.ts';
import { withheldTransfers } from './withheld-transfers.usecase.ts';
import { splitCredit } from './split-credit.usecase.ts';

/** Credits of the bank statement for staff, and accepting one as the payment of an order. */
export function creditEndpoints(deps: PaymentDependencies & StaffDependencies): readonly Endpoint[] {
  return [
    staffEndpoint(deps, creditsOperation, async () => {
      const credits = await proposedEntries(deps);
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
          renovation: credit.renovation,
          proposals: credit.proposals.map(({ order, reasons }) => ({
            order_number: order.number,
            name: order.company === '' ? `${order.firstName} ${order.lastName}` : order.company,
            total: eurosFromCents(order.totalCents),
            reasons: [...reasons],
          })),
        })),
      );
    }),
    staffEndpoint(deps, acceptTransferOperation, async ({ number, credit }, who) => {
      const found = await staffOrder(deps, who, number);
      if (!found.ok) return found;
      const acting = { ...deps, author: authorOf(who) };
      const result = await acceptBankEntry(acting, credit, found.value.number);
      if (result === 'no_such_entry') return creditGone(deps, credit);
      if (result !== 'accepted') return refused('staff_credit_not_accepted', {});
      return staffOrder(deps, who, number);
    }),
    ...statementEndpoints(deps),
  ];
}

const statementEndpoints = (deps: PaymentDependencies & StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, importStatementOperation, async ({ xml }, who) => {
    const done = await importBankStatement({ ...deps, author: authorOf(who) }, xml);
    if (done.kind === 'not_a_statement') return refused('staff_statement_unreadable', {}, 'xml');
    if (done.kind === 'other_account')
      return refused('staff_statement_of_other_account', { iban: done.iban }, 'xml');
    const count = (...results: readonly string[]) =>
      done.entries.filter(({ result }) => results.includes(result)).length;
    return accepted({
      credits: done.entries.length,
      matched: count('matched'),
      known: count('known'),
      open: count('amount_differs', 'unknown_order'),
    });
  }),
  staffEndpoint(deps, withheldTransfersOperation, async (days) =>
    accepted(await withheldTransfers(deps, days)),
  ),
  staffEndpoint(deps, closeCreditOperation, async ({ credit, reason }, who) =>
    (await closeBankEntry({ ...deps, author: authorOf(who) }, credit, reason))
      ? accepted({ credit })
      : creditGone(deps, credit),
  ),
  staffEndpoint(deps, splitCreditOperation, ({ credit, parts }, who) =>
    splitCredit({ ...deps, author: authorOf(who) }, credit, parts),
  ),
];
