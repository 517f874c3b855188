import { money } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { CheckoutQuote } from '../order/use-checkout-quote.ts';
import { writtenWindow } from '../written-window.ts';
import { AddressLines } from './address-lines.tsx';
import { isPickup } from '../draft/checkout-draft.ts';
import { useForm } from './form.ts';

/** The finished first step in a few lines. */
export function DeliverySummary() {
  const { draft } = useForm();
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

/** The chosen delivery in a few lines. */
export function ShippingSummary({ quote: { quote } }: { quote: CheckoutQuote }) {
  const { shipping: texts } = useMessages().checkout;
  const locale = useLocale();
  const option = quote?.shipping_options.find(({ name }) => name === quote.shipping_rule);
  if (!option) return null;
  return (
    <>
      <p>
        {option.label} · {option.amount === 0 ? texts.free : money(option.amount, locale)}
      </p>
      <p>{writtenWindow(option, texts, locale)}</p>
    </>
  );
}
