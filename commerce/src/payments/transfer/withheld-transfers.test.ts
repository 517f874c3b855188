import { decimalFromCents } from '@casamaestra/rules/payments/decimal-amount.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { withheldTransfersOperation } from '@casamaestra/contract/staff/staff-bank.operations.ts';
import type { creditsOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { afterWithholding } from '@casamaestra/rules/payments/propose-transfer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Placed } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { startPaymentShop } from '../testing/payment-shop.ts';
import type { PaymentShop } from '../testing/payment-shop.ts';
import { entry, statement } from './testing/statement.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());

type Register = OperationOutput<typeof withheldTransfersOperation>;
const staff = (role: 'accounting' | 'support') =>
  signedInStaff(shop, [role], { origin: shop.url, now: shop.clock.now() });
const law = 'art. 16-bis DPR 917/1986';
const centsOf = ({ total }: Placed) => Math.round(total * 100);
const november = { from: '2026-11-01', to: '2026-11-30' };

test('the register has what banks withheld of renovations, by the day of the credit, and tells what is not the tax due', async () => {
  const accounting = await staff('accounting');
  const [due, silent, odd, whole, before] = [
    await shop.buy('transfer'),
    await shop.buy('transfer'),
    await shop.buy('transfer'),
    await shop.buy('transfer'),
    await shop.buy('transfer'),
  ];
  const credit = (placed: Placed, cents: number, words: string, day = '2026-11-20') =>
    entry({
      reference: placed.order_number,
      amount: decimalFromCents(cents),
      remittance: [`${placed.order_number} ${words}`],
      day,
    });
  const left = (placed: Placed) => afterWithholding(centsOf(placed));
  const xml = statement(
    [
      credit(due, left(due), law),
      credit(silent, left(silent), ''),
      credit(odd, left(odd) - 3, law, '2026-11-21'),
      credit(whole, centsOf(whole), law),
      credit(before, left(before), law, '2026-10-31'),
    ].join(''),
  );
  await accounting.value('bank.load_statement', { xml });
  expect((await accounting.value<Register>('bank.withheld', november)).transfers).toHaveLength(1);

  // The others with another amount wait for a person, who accepts them.
  for (const { id, order_number: number } of await accounting.value<OperationOutput<typeof creditsOperation>>(
    'bank.credits',
  ))
    await accounting.call('orders.accept_transfer', { number, credit: id });
  const { transfers, totals } = await accounting.value<Register>('bank.withheld', november);
  const row = (placed: Placed, net: number, more: object) => ({
    day: '2026-11-20',
    order_number: placed.order_number,
    payer: 'Anna Rossi',
    amount: placed.total,
    withheld: (centsOf(placed) - net) / 100,
    net: net / 100,
    is_as_due: true,
    ...more,
  });
  expect(transfers).toEqual([
    row(due, left(due), {}),
    row(silent, left(silent), {}),
    row(odd, left(odd) - 3, { day: '2026-11-21', is_as_due: false }),
  ]);
  expect(Math.round((totals.withheld + totals.net) * 100)).toBe(Math.round(totals.amount * 100));
  expect(totals.net).toBeCloseTo((left(due) + left(silent) + left(odd) - 3) / 100, 2);
  const october = await accounting.value<Register>('bank.withheld', { from: '2026-10-01', to: '2026-10-31' });
  expect(october.transfers).toMatchObject([{ order_number: before.order_number }]);
  const backwards = await accounting.call('bank.withheld', { from: '2026-11-30', to: '2026-11-01' });
  expect(backwards.body).toMatchObject({ code: 'field_invalid', field: 'to' });
  expect(await (await staff('support')).refusal('bank.withheld', november)).toBe('staff_not_permitted');
});
