import type { OnlineMethod, PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import type { PaymentStatusUpdate } from '@casamaestra/rules/payments/payment-ledger.ts';

/** A payment step that a gateway returns. */
export type GatewayStep = Exclude<PaymentStep, { kind: 'unreachable' }>;

/** One payment attempt with what a gateway needs. */
export interface GatewayAttempt {
  /** "<order>-<attempt>", unique: our id of the attempt, also given to the gateway. */
  readonly transactionId: string;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The gateway's own id; null before it answered. */
  readonly reference: string | null;
  readonly email: string;
  readonly language: string;
  /** Method with which its page opens; 'online': the shopper chooses there. */
  readonly method: OnlineMethod;
}

/**
 * The result of a call to a gateway. 'refused': the gateway declined. 'unreachable': no usable answer; with
 * `sent` the call may have been carried out all the same.
 */
export type GatewayAnswer<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string; readonly sent: boolean };

export interface GatewayStart {
  readonly reference: string;
  /** Secret that the callback URL contains: paymentToken, client_secret. */
  readonly secret: string;
  /** Where to send the shopper; the shop's own payment page when the gateway has none. */
  readonly redirectUrl: string;
}

export interface GatewayStatusUpdate extends PaymentStatusUpdate {
  readonly reference: string;
  /** Identifies one event: changes with everything that happens to the payment. */
  readonly eventId: string;
  /** The payment can still be completed: the shopper may retry on the same page. */
  readonly open: boolean;
  readonly failure: { readonly code: string; readonly message: string } | null;
}

export interface GatewayRefund {
  /** Idempotency key: the same key never refunds twice. */
  readonly key: string;
  readonly amountCents: number;
  readonly reason: string;
  /** Cents of this payment refunded before, according to our records. */
  readonly refundedBeforeCents: number;
  /** An earlier call was sent and its answer lost. */
  readonly repeated: boolean;
  /** The gateway's id of this refund, once known. */
  readonly reference: string | null;
}

export interface RefundAnswer {
  readonly state: 'done' | 'sent' | 'failed';
  readonly reference: string;
  readonly message: string;
}

/** A request to a gateway's webhook. */
export interface WebhookMessage {
  readonly query: URLSearchParams;
  /** Unparsed, for checking signatures. Empty for GET. */
  readonly body: string;
  /** A header's value, else ''. */
  readonly header: (name: string) => string;
}

/** 'forged': not from the gateway, or about no attempt of ours. 'ignored': not about a payment. */
export type WebhookReceipt = 'forged' | 'ignored' | 'duplicate' | 'taken';

/** Accepts the events of a gateway. An event only triggers a status check at the gateway. */
export interface WebhookInbox {
  /** A signed event with an id of its own: accepted once. */
  event(event: {
    readonly id: string;
    /** The gateway's id of the payment. */
    readonly reference: string;
    /** Our transaction id, when the event contains it. */
    readonly transactionId: string | null;
    /** It is about a refund: the open ones are checked again. */
    readonly refund: boolean;
  }): Promise<'taken' | 'duplicate'>;
  /** An unsigned message: accepted when it contains the secret of an attempt, and processed every time. */
  hint(hint: {
    readonly reference: string;
    readonly secret: string;
    readonly status: string;
  }): Promise<'taken' | 'forged'>;
}

/** A payment gateway. Its methods do not throw for what the gateway answers or fails to answer. */
export interface PaymentGateway {
  /** The shop's id at the gateway; null where its messages do not contain it. */
  readonly merchant: string | null;
  /** `start` may be repeated safely: the gateway supports idempotency keys. */
  readonly startIsIdempotent: boolean;
  /** 'known': the gateway already has this attempt, from a call whose answer was lost. */
  start(attempt: GatewayAttempt): Promise<GatewayAnswer<GatewayStart> | { readonly kind: 'known' }>;
  /** null: the gateway does not know the payment. */
  read(attempt: GatewayAttempt): Promise<GatewayAnswer<GatewayStatusUpdate | null>>;
  capture(attempt: GatewayAttempt): Promise<GatewayAnswer<null>>;
  cancel(attempt: GatewayAttempt): Promise<GatewayAnswer<null>>;
  refund(attempt: GatewayAttempt, refund: GatewayRefund): Promise<GatewayAnswer<RefundAnswer>>;
  /** What the shopper does next. */
  step(start: Pick<GatewayStart, 'secret' | 'redirectUrl'>): GatewayStep;
  /** Verifies a webhook request and passes its events on. */
  receive(message: WebhookMessage, inbox: WebhookInbox): Promise<WebhookReceipt>;
}

export const ok = <Value>(value: Value): GatewayAnswer<Value> => ({ kind: 'ok', value });
