import {
  applyCouponOperation,
  createQuotationOperation,
  directPaymentOperation,
  getDocumentOperation,
  paymentRequestOperation,
  submitSalesOrderOperation,
} from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CallArguments, Endpoint } from '../../contract-http/endpoint.ts';
import { readInput } from '../../contract-http/read-input.ts';
import type { AuthenticateOrder } from '../authenticate-order.ts';
import type { CouponRateLimit } from '../coupon-rate-limit.ts';
import type { OrderingDependencies } from '../place-order.usecase.ts';
import { applyCoupon, createQuotation, readQuotation, unknownQuotation } from './quotations.usecase.ts';
import { requestPayment } from './request-payment.usecase.ts';

export interface QuotationDependencies extends OrderingDependencies {
  readonly authenticateOrder: AuthenticateOrder;
  readonly couponRateLimit: CouponRateLimit;
}

/** Form posts carry objects as JSON text. */
function unpacked(args: CallArguments, names: readonly string[]): CallArguments {
  const read = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  };
  return {
    ...args,
    ...Object.fromEntries(names.filter((name) => name in args).map((name) => [name, read(args[name])])),
  };
}

/** POST a cart with contact and addresses. Prices and customer_id of the request are ignored. */
export function createQuotationEndpoint(
  deps: QuotationDependencies,
): Endpoint<typeof createQuotationOperation> {
  const packed = ['items', 'contact_info', 'business_info', 'shipping_address_different', 'invoice'];
  return {
    operation: createQuotationOperation,
    async answer(args, caller) {
      const buyer = await deps.authenticateOrder(caller, 'quotation');
      if (!buyer.ok) return buyer;
      const input = readInput(createQuotationOperation.input, unpacked(args, packed));
      if (!input.ok) return input;
      const { language } = caller;
      return createQuotation(input.value, { buyer: buyer.value.buyer, language }, deps);
    },
  };
}

/**
 * POST a coupon for a quotation. Errors come as a 200 answer with `status: 'error'`, as in the Frappe API.
 */
export function applyCouponEndpoint(deps: QuotationDependencies): Endpoint<typeof applyCouponOperation> {
  return {
    operation: applyCouponOperation,
    async answer(args, caller) {
      const buyer = await deps.authenticateOrder(caller, 'look');
      if (!buyer.ok) return buyer;
      const input = readInput(applyCouponOperation.input, args);
      if (!input.ok) return input;
      const { quotation_name: name, applied_code: code } = input.value;
      const limited = deps.couponRateLimit(deps, caller, [code]);
      return limited.ok
        ? applyCoupon(name, code, { buyer: buyer.value.buyer, language: caller.language }, limited.value)
        : limited;
    },
  };
}

/** POST a quotation to order and pay it. */
export function paymentRequestEndpoint(
  deps: QuotationDependencies,
): Endpoint<typeof paymentRequestOperation> {
  return {
    operation: paymentRequestOperation,
    async answer(args, caller) {
      const buyer = await deps.authenticateOrder(caller, 'order');
      if (!buyer.ok) return buyer;
      const input = readInput(paymentRequestOperation.input, args);
      if (!input.ok) return input;
      return requestPayment(input.value.quotation_name, input.value.payment_gateway, buyer.value, deps);
    },
  };
}

/** POST for one of the caller's documents: a quotation, by its secret name. */
export function getDocumentEndpoint(deps: QuotationDependencies): Endpoint<typeof getDocumentOperation> {
  return {
    operation: getDocumentOperation,
    async answer(args, caller) {
      const buyer = await deps.authenticateOrder(caller, 'look');
      if (!buyer.ok) return buyer;
      const input = readInput(getDocumentOperation.input, args);
      if (!input.ok) return input;
      if (input.value.doctype !== 'Quotation') {
        return refused('document_type_unknown', {}, 'doctype');
      }
      const found = await readQuotation(input.value.name, buyer.value.buyer, deps);
      return found === null ? unknownQuotation() : accepted(found.document);
    },
  };
}

/** Always refused: the caller would choose the amount. */
export function directPaymentEndpoint(): Endpoint<typeof directPaymentOperation> {
  return { operation: directPaymentOperation, answer: async () => refused('free_payment_refused', {}) };
}

/** For programs with the application key. Orders are never drafts, so there is nothing to submit. */
export function submitSalesOrderEndpoint(
  hasKey: (caller: Caller) => boolean,
  exists: (orderNumber: string) => Promise<boolean>,
): Endpoint<typeof submitSalesOrderOperation> {
  return {
    operation: submitSalesOrderOperation,
    async answer(args, caller) {
      if (!hasKey(caller)) {
        return refused('application_key_required', {});
      }
      const input = readInput(submitSalesOrderOperation.input, args);
      if (!input.ok) return input;
      const { sales_order_name: number } = input.value;
      if (!(await exists(number))) return refused('order_number_unknown', { number }, 'sales_order_name');
      return refused('order_no_draft', { number }, 'sales_order_name');
    },
  };
}
