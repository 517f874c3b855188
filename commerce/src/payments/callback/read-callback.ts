import type { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type { ConfiguredGateway, ReturnedPayment } from '../../platform/gateways/gateway.ts';

type Returned = ReturnedPayment & { readonly gateway: string };

const isNamed = (gateway: ConfiguredGateway, name: string): boolean =>
  gateway.name === name || gateway.frappeName === name;

/**
 * Finds the payment named by a callback URL: by its gateway parameter, else by the first gateway that
 * recognises the parameters.
 */
function namedBy(gateways: readonly ConfiguredGateway[], search: string): Returned | null {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(search)) query.set(name.toLowerCase(), value);
  const said = query.get('gateway');
  for (const gateway of gateways) {
    const found = said === null || isNamed(gateway, said) ? gateway.returned(query) : null;
    if (found !== null) return { ...found, gateway: gateway.name };
  }
  return null;
}

/** Parses a callback URL by its gateway; null when no gateway recognises it. */
export function readReturn(
  gateways: readonly ConfiguredGateway[],
  input: OperationInput<typeof paymentReturnOperation>,
): Returned | null {
  if (input.query !== undefined) return namedBy(gateways, input.query);
  const { gateway: said = '', reference = '', secret = '' } = input;
  const gateway = gateways.find((one) => isNamed(one, said))?.name;
  return gateway === undefined ? null : { gateway, reference, secret };
}
