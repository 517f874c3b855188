import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { OrderChannel, OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { GoodsCondition } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { PaymentFailureCode } from '@casamaestra/contract/payments/payment.notices.ts';
import type { GoodsPicture } from '../media/picture-url.ts';

/** An order line as sold. Amounts in cents, VAT included. */
export interface OrderLine {
  readonly orderId: number;
  readonly position: number;
  readonly productId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly options: string;
  readonly slug: string;
  readonly picture: GoodsPicture | null;
  readonly qty: number;
  readonly priceCents: number;
  readonly discountCents: number;
  readonly amountCents: number;
  readonly vatPercent: number;
  readonly customMade: boolean;
  /** Pieces the buyer has withdrawn from. */
  readonly withdrawnQty: number;
  /** Manuals and sheets of the product as of today. */
  readonly documents: readonly { readonly label: string; readonly url: string }[];
  /** The latest safety recall of the article. */
  readonly recall?: { readonly lot: string | null; readonly notice: string } | null;
}

export interface OrderParcel {
  readonly id: number;
  readonly orderId: number;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
  readonly lines: readonly { readonly position: number; readonly qty: number }[];
  readonly shippedAt: Date;
  readonly deliveredAt: Date | null;
}

/** One payment attempt. */
export interface OrderPayment {
  readonly id: number;
  readonly orderId: number;
  readonly state: string;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly failure: PaymentFailureCode | null;
}

/** A declaration of withdrawal as received. */
export interface OrderWithdrawal {
  readonly id: number;
  readonly orderId: number;
  readonly number: string;
  readonly idempotencyKey: string;
  readonly name: string;
  readonly email: string;
  readonly reason: string | null;
  readonly declaredAt: Date;
  /** The goods had been shipped and must be sent back. */
  readonly shipped: boolean;
  readonly receivedAt: Date | null;
  readonly receivedNote: string | null;
  readonly condition: GoodsCondition | null;
  /** Kept back from the refund for goods handled more than trying them needs (art. 57(2)). */
  readonly deductionCents: number;
  readonly deductionReason: string | null;
  readonly lines: readonly { readonly position: number; readonly qty: number }[];
}

export interface OrderHeader {
  readonly id: number;
  readonly number: string;
  readonly customerId: number | null;
  readonly state: OrderState;
  readonly email: string;
  /** How often the buyer corrected the e-mail address. */
  readonly emailCorrections: number;
  readonly phone: string;
  readonly language: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly vat: readonly {
    readonly percent: number;
    readonly net_cents: number;
    readonly vat_cents: number;
  }[];
  readonly shippingLabel: string;
  readonly shippingKind: 'delivery' | 'pickup';
  /** First and last day of the delivery window, "YYYY-MM-DD". */
  readonly earliest: string;
  readonly latest: string;
  readonly shippingAddress: Address;
  /** null: picked up without an invoice. */
  readonly billingAddress: Address | null;
  readonly invoice: Invoice | null;
  readonly paymentMethod: PaymentMethod;
  readonly weeeTakeBack: boolean;
  /** The age to be proved with a document when it is handed over; null: none. */
  readonly proofOfAge: number | null;
  readonly reviewMail: boolean;
  readonly note: string | null;
  readonly placedAt: Date;
  readonly reservedUntil: Date | null;
  readonly updatedAt: Date;
  /** Where it was placed. */
  readonly channel: OrderChannel;
  /** Whether the link mailed to the order's address was opened, or staff took the order on the telephone. */
  readonly addressConfirmed: boolean;
}

/** An order with everything that belongs to it. */
export interface OrderRecord extends OrderHeader {
  readonly lines: readonly OrderLine[];
  readonly couponCodes: readonly string[];
  readonly events: readonly {
    readonly at: Date;
    readonly state: OrderState;
    readonly actor: string;
    readonly note: string | null;
  }[];
  readonly parcels: readonly OrderParcel[];
  /** Oldest attempt first. */
  readonly payments: readonly OrderPayment[];
  /** Oldest first. */
  readonly withdrawals: readonly OrderWithdrawal[];
}
