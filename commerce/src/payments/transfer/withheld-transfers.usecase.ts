import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { withheldTransfersOperation } from '@casamaestra/contract/staff/staff-bank.operations.ts';
import { afterWithholding, isRenovationTransfer } from '@casamaestra/rules/payments/propose-transfer.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { lesserCredits } from './bank-entry.queries.ts';
import type { LesserCredit } from './bank-entry.queries.ts';

const isAsDue = ({ totalCents, creditCents }: LesserCredit): boolean =>
  creditCents === afterWithholding(totalCents);

const sums = (credits: readonly LesserCredit[]) => {
  const amount = credits.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const net = credits.reduce((sum, { creditCents }) => sum + creditCents, 0);
  return {
    amount: eurosFromCents(amount),
    withheld: eurosFromCents(amount - net),
    net: eurosFromCents(net),
  };
};

/**
 * The register of what banks withheld: credits that paid an order with just what the law leaves of it, and those whose text
 * is that of a renovation, which a person accepted with another amount.
 */
export async function withheldTransfers(
  { database }: Pick<PaymentDependencies, 'database'>,
  days: OperationInput<typeof withheldTransfersOperation>,
): Promise<OperationOutput<typeof withheldTransfersOperation>> {
  const credits = (await lesserCredits(database, days)).filter(
    (credit) => isAsDue(credit) || isRenovationTransfer(credit.remittance),
  );
  return {
    transfers: credits.map((credit) => ({
      day: credit.day,
      order_number: credit.orderNumber,
      payer: credit.payer,
      ...sums([credit]),
      is_as_due: isAsDue(credit),
    })),
    totals: sums(credits),
  };
}
