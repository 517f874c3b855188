import type { OnlineMethod, PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import type { PaymentStatusUpdate } from '@casamaestra/rules/payments/payment-ledger.ts';

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
  /** What its page is to open at; 'online': the shopper chooses there. */
  readonly method: OnlineMethod;
}

/**
 * The result of a call to a gateway. 'refused': the gateway decided. 'unreachable': no usable answer; with
 * `sent` the call may have been carried out all the same.
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

export interface GatewayStatusUpdate extends PaymentStatusUpdate {
  readonly reference: string;
  /** Changes with everything that happens to the payment: names one event. */
  readonly eventId: string;
  /** The payment can still be completed: the shopper may retry on the same page. */
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
  /** The gateway's id of this refund, once known. */
  readonly reference: string | null;
}

export interface RefundAnswer {
  readonly state: 'done' | 'sent' | 'failed';
  readonly reference: string;
  readonly message: string;
}

/** What arrived at a gateway's webhook. */
export interface WebhookMessage {
  readonly query: URLSearchParams;
  /** As sent; signatures are made of it. Empty for GET. */
  readonly body: string;
  /** A header's value, else ''. */
  readonly header: (name: string) => string;
}

/** 'forged': not from the gateway, or of no attempt of ours. 'ignored': about no payment. */
export type WebhookReceipt = 'forged' | 'ignored' | 'duplicate' | 'taken';

/** Where a gateway hands in what it was told. Every event is only a reason to ask the gateway how the payment stands. */
export interface WebhookInbox {
  /** An event that carries its own id and was proved genuine: taken once. */
  event(event: {
    readonly id: string;
    /** The gateway's name of the payment. */
    readonly reference: string;
    /** Our name of the attempt, when the event carries it. */
    readonly transactionId: string | null;
    /** It is about a refund: those under way are asked about again. */
    readonly refund: boolean;
  }): Promise<'taken' | 'duplicate'>;
  /** A message without a signature: taken when it knows the secret of an attempt, and looked at each time it comes. */
  hint(hint: {
    readonly reference: string;
    readonly secret: string;
    readonly status: string;
  }): Promise<'taken' | 'forged'>;
}

/** An outside party that takes payments. No call throws for what a gateway answers or fails to answer. */
export interface PaymentGateway {
  /** What the gateway calls the shop; null where its messages do not say. */
  readonly merchant: string | null;
  /** `start` may be repeated blindly: the gateway knows our key. */
  readonly startIsIdempotent: boolean;
  /** 'known': it has this attempt already, from a call whose answer was lost. */
  start(attempt: GatewayAttempt): Promise<GatewayAnswer<GatewayStart> | { readonly kind: 'known' }>;
  /** null: the gateway knows no such payment. */
  read(attempt: GatewayAttempt): Promise<GatewayAnswer<GatewayStatusUpdate | null>>;
  capture(attempt: GatewayAttempt): Promise<GatewayAnswer<null>>;
  cancel(attempt: GatewayAttempt): Promise<GatewayAnswer<null>>;
  refund(attempt: GatewayAttempt, refund: GatewayRefund): Promise<GatewayAnswer<RefundAnswer>>;
  /** What the shopper does next. */
  step(start: Pick<GatewayStart, 'secret' | 'redirectUrl'>): PaymentStep;
  /** Reads what came to the webhook and hands it in. */
  receive(message: WebhookMessage, inbox: WebhookInbox): Promise<WebhookReceipt>;
}

export const ok = <Value>(value: Value): GatewayAnswer<Value> => ({ kind: 'ok', value });
