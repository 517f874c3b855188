import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import { unreachable } from '@casamaestra/commerce/contract-http/spoken-payment.ts';
import type { NextStep } from '@casamaestra/commerce/contract-http/spoken-payment.ts';
import type { PaymentMethod, TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { safeHtml } from '@casamaestra/commerce/platform/safe-html.ts';
import { z } from 'zod';
import { toCent } from '../catalogue/frappe-product.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { textOfMarkup } from '../transport/frappe-answer.ts';

const shape = z.looseObject({
  payment_request: z.looseObject({
    reference_name: z.string().min(1),
    grand_total: z.coerce.number().nonnegative(),
  }),
  payment_url: z.string().nullish(),
  wired_transfer_data: z.string().nullish(),
});

export interface RequestedPayment {
  /** Number of the Sales Order at the service. */
  readonly number: string;
  readonly total: number;
  readonly step: NextStep;
}

/** The gateway for cards at the service. */
const cardGateway = 'gestpay';

const ibanPattern = /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?)\b/;

/** Transfer details from the service's HTML instructions, from which only the IBAN can be parsed. */
function transferOf(html: string, number: string, amount: number): TransferDetails {
  const iban = (ibanPattern.exec(textOfMarkup(html))?.[1] ?? '').replaceAll(' ', '');
  return {
    iban,
    iban_spaced: iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
    bic: '',
    account_holder: '',
    bank: '',
    amount,
    reference: number,
    due: '',
    qr_svg: '',
    renovation_reference: '',
    // The heading is the order number, which is shown as the reference already.
    instructions: safeHtml(html.replaceAll(/<h2>[^<]*<\/h2>/gi, '')),
  };
}

/** The URL of a bank page: https only; plain http on this machine is for tests. */
function bankAddress(url: string | null | undefined): string | undefined {
  if (url === null || url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
    ? url
    : undefined;
}

/**
 * Turns a quotation into an order at the service and starts its payment. Every call creates another order
 * there: the caller must store the answer.
 */
export async function requestFrappePayment(
  { frappe }: FrappeDependencies,
  quotation: string,
  method: PaymentMethod,
  { address }: Pick<Caller, 'address'>,
): Promise<Outcome<RequestedPayment>> {
  const asked = { quotation_name: quotation, payment_gateway: method === 'transfer' ? method : cardGateway };
  const found = await frappe.ask('requestPayment', asked, shape, { address, timeoutMs: 20_000 });
  if (!found.ok) return found;
  const { payment_request: request, payment_url: url, wired_transfer_data: wired } = found.value;
  const { reference_name: number } = request;
  const total = toCent(request.grand_total);
  if (method === 'transfer')
    return {
      ok: true,
      value: { number, total, step: { kind: 'transfer', transfer: transferOf(wired ?? '', number, total) } },
    };
  const bank = bankAddress(url);
  return {
    ok: true,
    value: {
      number,
      total,
      step: bank === undefined ? unreachable('payment_page_missing') : { kind: 'redirect', url: bank },
    },
  };
}
