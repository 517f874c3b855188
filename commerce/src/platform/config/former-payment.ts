import type { ConfiguredGateway } from '../gateways/gateway.ts';

type CallArguments = Readonly<Record<string, unknown>>;

/**
 * Converts arguments of clients that still send a gateway as the method ("gestpay", with the method in
 * `payment_type`) to method and gateway. All others are unchanged.
 */
export function todaysPayment(gateways: readonly ConfiguredGateway[], args: CallArguments): CallArguments {
  const gateway = gateways.find(({ frappeName }) => frappeName === args['payment_method']);
  if (gateway === undefined) return args;
  const { payment_type: method = 'online', ...rest } = args;
  return { ...rest, payment_method: method, payment_gateway: gateway.name };
}
