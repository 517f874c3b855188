import { decimalFromCents } from '@casamaestra/rules/payments/decimal-amount.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { entry, statement } from '../transfer/testing/statement.ts';
import type { PaymentShop } from './payment-shop.ts';

/** An order whose money came by transfer from this account; null: the bank does not tell from which. Its number. */
export async function paidByTransfer(
  shop: PaymentShop,
  bank: StaffBrowser,
  from?: string | null,
): Promise<string> {
  const { order_number: number, total } = await shop.buy('transfer');
  const amount = decimalFromCents(Math.round(total * 100));
  const credit = { reference: number, amount, remittance: [number], ...(from !== undefined && { from }) };
  await bank.value('bank.load_statement', { xml: statement(entry(credit)) });
  return number;
}
