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
import { authenticatedEndpoint } from '../../contract-http/endpoint-of.ts';
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
  return authenticatedEndpoint(
    createQuotationOperation,
    (caller) => deps.authenticateOrder(caller, 'quotation'),
    async (input, who, caller) => {
      const { language } = caller;
      return createQuotation(input, { buyer: who.buyer, language }, deps);
    },
    { prepare: (args) => unpacked(args, packed) },
  );
}

/**
 * POST a coupon for a quotation. Errors come as a 200 answer with `status: 'error'`, as in the Frappe API.
 */
export function applyCouponEndpoint(deps: QuotationDependencies): Endpoint<typeof applyCouponOperation> {
  return authenticatedEndpoint(
    applyCouponOperation,
    (caller) => deps.authenticateOrder(caller, 'look'),
    async (input, who, caller) => {
      const { quotation_name: name, applied_code: code } = input;
      const limited = await deps.couponRateLimit(deps, caller, [code]);
      return limited.ok
        ? applyCoupon(name, code, { buyer: who.buyer, language: caller.language }, limited.value)
        : limited;
    },
  );
}

/** POST a quotation to order and pay it. */
export function paymentRequestEndpoint(
  deps: QuotationDependencies,
): Endpoint<typeof paymentRequestOperation> {
  return authenticatedEndpoint(
    paymentRequestOperation,
    (caller) => deps.authenticateOrder(caller, 'order'),
    async (input, who) => {
      return requestPayment(input.quotation_name, input.payment_gateway, who, deps);
    },
  );
}

/** POST for one of the caller's documents: a quotation, by its secret name. */
export function getDocumentEndpoint(deps: QuotationDependencies): Endpoint<typeof getDocumentOperation> {
  return authenticatedEndpoint(
    getDocumentOperation,
    (caller) => deps.authenticateOrder(caller, 'look'),
    async (input, who) => {
      if (input.doctype !== 'Quotation') {
        return refused('document_type_unknown', {}, 'doctype');
      }
      const found = await readQuotation(input.name, who.buyer, deps);
      return found === null ? unknownQuotation() : accepted(found.document);
    },
  );
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
