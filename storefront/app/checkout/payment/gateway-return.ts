export interface GatewayReturn {
  readonly gateway: 'gestpay' | 'stripe';
  readonly reference: string;
  readonly secret: string;
}

/** What a gateway added to the address when it sent the browser back; null for any other visit. */
export function gatewayReturnFrom(search: string): GatewayReturn | null {
  const query = new URLSearchParams(search);
  const read = (
    gateway: GatewayReturn['gateway'],
    reference: string,
    secret: string,
  ): GatewayReturn | null => {
    const found = { gateway, reference: query.get(reference) ?? '', secret: query.get(secret) ?? '' };
    return found.reference === '' || found.secret === '' ? null : found;
  };
  // Axerve writes its parameters in more than one way of capitals.
  for (const [name, value] of new URLSearchParams(search)) query.set(name.toLowerCase(), value);
  const gateway = query.get('gateway');
  if (gateway === 'stripe') return read('stripe', 'payment_intent', 'payment_intent_client_secret');
  if (gateway === 'gestpay') return read('gestpay', 'paymentid', 'paymenttoken');
  // The classic flow of the provider's gateway: the shop login and an encrypted result.
  return read('gestpay', 'a', 'b');
}

/** The token of the order an address opens; null when it names none. */
export const orderTokenFrom = (search: string): string | null => new URLSearchParams(search).get('order');
