import { randomUUID } from 'node:crypto';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { startPaymentShop } from '../../payments/testing/payment-shop.ts';
import type { PaymentShop } from '../../payments/testing/payment-shop.ts';

export interface InvoiceShop extends PaymentShop {
  signIn(role?: StaffRole): Promise<StaffBrowser>;
  /** Places an order and pays it by card; returns its number and total in euros. */
  paid(changes?: Partial<PlaceOrderInput>): Promise<{ readonly number: string; readonly total: number }>;
  /** Gives money of an order back, until the bank has done it. */
  refunded(number: string, amount?: number): Promise<void>;
}

/** Asked for at the checkout by a private buyer. */
export const privateInvoice = { customer_type: 'Individual', tax_code: 'RSSMRA85T10A562S' } as const;

/** A shop in which orders are paid and refunded at the sandbox bank. */
export async function startInvoiceShop(
  environment: Readonly<Record<string, string>> = {},
): Promise<InvoiceShop> {
  const shop = await startPaymentShop(environment);
  const signIn: InvoiceShop['signIn'] = (role = 'accounting') =>
    signedInStaff(shop, [role], { origin: new URL(shop.url).origin, now: shop.clock.now() });
  return {
    ...shop,
    signIn,
    async paid(changes = {}) {
      const placed = await shop.buy('axerve', changes);
      const [payment] = await shop.payments(placed.order_number);
      await shop.bank.control.choose(payment?.gateway_reference ?? '', { outcome: 'approved' });
      await shop.drain();
      return { number: placed.order_number, total: placed.total };
    },
    async refunded(number, amount) {
      // Another one each time: the fourth refund of a person within an hour waits for somebody else.
      const manager = await signIn('manager');
      await manager.value('refunds.request', {
        number,
        ...(amount !== undefined && { amount }),
        reason: 'Arrivato rotto',
        key: randomUUID(),
      });
      await shop.drain();
    },
  };
}
