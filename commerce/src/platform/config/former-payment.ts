import type { ConfiguredGateway } from '../gateways/gateway.ts';

type CallArguments = Readonly<Record<string, unknown>>;

/**
 * Arguments of a client that still names a gateway as the method ("gestpay", with what of its page in `payment_type`),
 * in today's words: method and gateway. All others as they are.
 */
export function todaysPayment(gateways: readonly ConfiguredGateway[], args: CallArguments): CallArguments {
  const gateway = gateways.find(({ frappeName }) => frappeName === args['payment_method']);
  if (gateway === undefined) return args;
  const { payment_type: method = 'online', ...rest } = args;
  return { ...rest, payment_method: method, payment_gateway: gateway.name };
}
