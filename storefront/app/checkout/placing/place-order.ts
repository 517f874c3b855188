import type { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { PlaceOrderInput, PlacedOrder } from '@casamaestra/contract/checkout/place-order.ts';
import type { CallRefusal } from '@casamaestra/contract/platform/operation.ts';
import { ServiceUnreachable, callService } from '../../platform/service-call.ts';
import { keepValue, storedValue } from '../../platform/stored-value.ts';

export type Placing =
  | { readonly kind: 'answered'; readonly order: PlacedOrder }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  /** There was no answer, so the order may exist: the key is kept and the same request is sent again. */
  | { readonly kind: 'unanswered' };

/** The order being placed. `input` is what was sent without an answer; that order may exist. */
interface Intention {
  readonly key: string;
  readonly input: PlaceOrderInput | null;
}

const intentionKey = 'order-attempt';
/** Pauses between attempts in milliseconds. */
const retryAfterMs: readonly number[] = [1000, 2500];
const answerWithinMs = 25_000;

/**
 * Places the order, and retries when there is no answer. The idempotency key is kept until the order is
 * placed, across reloads and tabs, so at most one order is created.
 */
export async function sendOrder(wanted: Omit<PlaceOrderInput, 'idempotency_key'>): Promise<Placing> {
  const { key, input: unanswered } = intention();
  const input = { ...wanted, idempotency_key: key };
  if (!unanswered) keepValue(intentionKey, { key, input });
  const placing = await placeWithRetries(input);
  if (placing.kind === 'unanswered') return placing;
  if (placing.kind === 'answered' && placing.order.status === 'placed') keepValue(intentionKey, null);
  // The key belongs to an earlier request whose order exists: that is the result.
  else if (placing.kind === 'refused' && placing.refusal.name === 'duplicate') {
    const first = unanswered ? await placeWithRetries(unanswered) : placing;
    // Without an answer the key is kept: a new one could create a second order.
    if (first.kind !== 'unanswered') keepValue(intentionKey, null);
    return first;
  } else if (!unanswered) keepValue(intentionKey, { key, input: null });
  return placing;
}

function intention(): Intention {
  const stored = storedValue(intentionKey) as Partial<Intention> | null;
  return typeof stored?.key === 'string'
    ? { key: stored.key, input: stored.input ?? null }
    : { key: newKey(), input: null };
}

async function placeWithRetries(input: PlaceOrderInput): Promise<Placing> {
  for (const wait of retryAfterMs) {
    const placing = await placeOnce(input);
    if (placing.kind !== 'unanswered' || !navigator.onLine) return placing;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return placeOnce(input);
}

async function placeOnce(input: PlaceOrderInput): Promise<Placing> {
  try {
    const outcome = await callService<typeof placeOrderOperation>(
      'casamaestra.checkout.place_order',
      input,
      AbortSignal.timeout(answerWithinMs),
    );
    return outcome.ok
      ? { kind: 'answered', order: outcome.value }
      : { kind: 'refused', refusal: outcome.refusal };
  } catch (error) {
    if (error instanceof ServiceUnreachable || error instanceof DOMException) return { kind: 'unanswered' };
    throw error;
  }
}

/** A version 4 UUID; crypto.randomUUID is missing on pages without https. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
