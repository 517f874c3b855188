import type { PaymentStep, PaymentType } from '@casamaestra/contract/checkout/place-order.ts';
import type { PaymentNews } from '@casamaestra/rules/payments/payment-ledger.ts';

/** One attempt as a gateway needs to know it. */
export interface GatewayAttempt {
  /** "<order>-<attempt>", unique: what the gateway and we call the attempt. */
  readonly transactionId: string;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The gateway's own name for it; null before it answered. */
  readonly reference: string | null;
  readonly email: string;
  readonly language: string;
  /** What its page is to open at; null: the shopper chooses there. */
  readonly type: PaymentType | null;
}

/**
 * What came of a call to a gateway. 'refused': the gateway decided. 'unreachable': no usable answer; with `sent` the
 * call may have been carried out all the same.
 */
export type GatewayAnswer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string; readonly sent: boolean };

export interface GatewayStart {
  readonly reference: string;
  /** What the browser brings back: paymentToken, client_secret. */
  readonly secret: string;
  /** Where the shopper goes; the pay page of the shop when the gateway has no page of its own. */
  readonly redirectUrl: string;
}

export interface GatewayReading extends PaymentNews {
  readonly reference: string;
  /** Changes with everything that happens to the payment: names one event. */
  readonly eventId: string;
  /** The gateway may still tell of money: the shopper can try again on the same page. */
  readonly open: boolean;
  readonly failure: { readonly code: string; readonly message: string } | null;
}

export interface GatewayRefund {
  /** One per intention: the same key never gives money back twice. */
  readonly key: string;
  readonly amountCents: number;
  readonly reason: string;
  /** Given back of this payment before, by our books. */
  readonly refundedBeforeCents: number;
  /** An earlier call was sent and its answer lost. */
  readonly repeated: boolean;
  /** The gateway's name for this refund, when it has told. */
  readonly reference: string | null;
}

export interface RefundAnswer {
  readonly state: 'done' | 'sent' | 'failed';
  readonly reference: string;
  readonly message: string;
}

/** An outside party that takes card payments. No call throws for what a gateway answers or fails to answer. */
export interface PaymentGateway {
  /** `start` may be repeated blindly: the gateway knows our key. */
  readonly startIsIdempotent: boolean;
  start(attempt: GatewayAttempt): Promise<GatewayAnswer<GatewayStart>>;
  /** null: the gateway knows no such payment. */
  read(attempt: GatewayAttempt): Promise<GatewayAnswer<GatewayReading | null>>;
  capture(attempt: GatewayAttempt): Promise<GatewayAnswer<null>>;
  cancel(attempt: GatewayAttempt): Promise<GatewayAnswer<null>>;
  refund(attempt: GatewayAttempt, refund: GatewayRefund): Promise<GatewayAnswer<RefundAnswer>>;
  /** What the shopper does next. */
  step(start: Pick<GatewayStart, 'secret' | 'redirectUrl'>): PaymentStep;
}

export const ok = <Value>(value: Value): GatewayAnswer<Value> => ({ kind: 'ok', value });
