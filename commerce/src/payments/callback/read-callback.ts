import type { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type { ConfiguredGateway, ReturnedPayment } from '../../platform/gateways/gateway.ts';

type Returned = ReturnedPayment & { readonly gateway: string };

const isNamed = (gateway: ConfiguredGateway, name: string): boolean =>
  gateway.name === name || gateway.frappeName === name;

/** The payment an address names: that of the gateway it says, else of the first that knows its parameters. */
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

/** What the browser brings back, read by the gateway it is of; null: of none. */
export function readReturn(
  gateways: readonly ConfiguredGateway[],
  input: OperationInput<typeof paymentReturnOperation>,
): Returned | null {
  if (input.query !== undefined) return namedBy(gateways, input.query);
  const { gateway: said = '', reference = '', secret = '' } = input;
  const gateway = gateways.find((one) => isNamed(one, said))?.name;
  return gateway === undefined ? null : { gateway, reference, secret };
}
