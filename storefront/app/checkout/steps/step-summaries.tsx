import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { CheckoutQuote } from '../../quote/use-checkout-quote.ts';
import { writtenArrival } from '@casamaestra/texts/format/delivery-window.ts';
import { AddressLines } from '../../address/address-lines.tsx';
import { billsElsewhere, isPickup } from '../../draft/checkout-draft.ts';
import type { CheckoutDraft } from '../../draft/checkout-draft.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { paymentName } from '@casamaestra/rules/checkout/payment-name.ts';
import { useCheckoutForm } from './checkout-form.ts';

/** Summary of the first step. */
export function DeliverySummary() {
  const { draft } = useCheckoutForm();
  return (
    <>
      <p>
        {draft.email} · {draft.phone}
      </p>
      {isPickup(draft) ? (
        <p>{`${draft.shipping.first_name} ${draft.shipping.last_name}`}</p>
      ) : (
        <AddressLines address={draft.shipping} />
      )}
    </>
  );
}

/** Summary of the chosen delivery option; paid by transfer it has no date yet. */
export function ShippingSummary({
  quote: { quote },
  method,
}: {
  quote: CheckoutQuote;
  method: PaymentMethod;
}) {
  const { shipping: texts } = useMessages().checkout;
  const locale = useLocale();
  const option = quote?.shipping_options.find(({ name }) => name === quote.shipping_rule);
  if (!option) return null;
  return (
    <>
      <p>
        {option.label} · {option.amount === 0 ? texts.free : money(option.amount, locale)}
      </p>
      {option.place && <p>{`${option.place.street}, ${option.place.town}`}</p>}
      <p>{writtenArrival(option, method, texts, locale)}</p>
    </>
  );
}

/** Summary of payment method and invoice. */
export function PaymentSummary({ method }: { method: PaymentMethod }) {
  const { payment, review } = useMessages().checkout;
  const { draft } = useCheckoutForm();
  return (
    <>
      <p>{paymentName(method, payment)}</p>
      <p>{invoiceLine(draft, review)}</p>
    </>
  );
}

function invoiceLine(draft: CheckoutDraft, texts: Messages['checkout']['review']): string {
  if (draft.invoice === 'none') return texts.noInvoice;
  const code = draft.invoice === 'Company' ? draft.vat_number : draft.tax_code;
  const { first_name, last_name } = billsElsewhere(draft) ? draft.billing : draft.shipping;
  const name = draft.invoice === 'Company' ? draft.invoice_company : `${first_name} ${last_name}`;
  const words = name.trim() === '' ? texts.invoice : texts.invoiceTo(name.trim());
  return code.trim() === '' ? words : `${words}, ${code.trim().toUpperCase()}`;
}
