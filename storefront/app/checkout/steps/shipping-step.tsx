import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { CheckoutQuote } from '../../quote/use-checkout-quote.ts';
import { writtenArrival } from '@casamaestra/texts/format/delivery-window.ts';
import { isPickup } from '../../draft/checkout-draft.ts';
import { useCheckoutForm } from './checkout-form.ts';
import { NoDelivery } from '../../quote/no-delivery.tsx';
import { PickupCard } from '../../order/pickup-card.tsx';
import css from '../../address/fields.module.css';

type ShippingStepProps = { quote: CheckoutQuote; method: PaymentMethod };

/** Delivery options with price and delivery window; take-back of old appliances (D.Lgs. 49/2014). */
export function ShippingStep({ quote: { quote }, method }: ShippingStepProps) {
  const { draft, change } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  if (!quote) return <Skeleton height="4rem" lines={2} />;
  return (
    <>
      {isPickup(draft) ? (
        <Pickup quote={quote} method={method} />
      ) : (
        <Deliveries quote={quote} method={method} />
      )}
      {quote.weee_take_back && (
        <div>
          <Checkbox
            label={fields.weee}
            aria-describedby="weee-hint"
            checked={draft.weee_take_back}
            onChange={() => change({ weee_take_back: !draft.weee_take_back })}
          />
          <p id="weee-hint" className={css.hint}>
            {fields.weeeHint}
          </p>
        </div>
      )}
    </>
  );
}

function Deliveries({ quote, method }: { quote: Quote; method: PaymentMethod }) {
  const { draft, change } = useCheckoutForm();
  const { shipping: texts } = useMessages().checkout;
  const locale = useLocale();
  const options = quote.shipping_options.filter(({ kind }) => kind === 'delivery');
  if (options.length === 0) return <NoDelivery quote={quote} />;
  // The choice shows at once; the quote follows.
  const isOffered = options.some(({ name }) => name === draft.shipping_rule);
  return (
    <RadioCards
      legend={texts.legend}
      name="shipping"
      value={isOffered ? draft.shipping_rule : quote.shipping_rule}
      options={options.map((option) => ({
        value: option.name,
        title: option.label,
        text: (
          <>
            {writtenArrival(option, method, texts, locale)}
            {option.amount > 0 && option.free_from !== null && (
              <>
                <br />
                {texts.freeFrom(money(option.free_from, locale))}
              </>
            )}
          </>
        ),
        aside: option.amount === 0 ? texts.free : money(option.amount, locale),
      }))}
      onChange={(shipping_rule) => change({ shipping_rule })}
    />
  );
}

function Pickup({ quote, method }: { quote: Quote; method: PaymentMethod }) {
  const { shipping: texts } = useMessages().checkout;
  const locale = useLocale();
  const option = quote.shipping_options.find(({ name }) => name === quote.shipping_rule);
  if (!option) return <p role="status">{texts.none}</p>;
  if (!option.place) return <p>{option.label}</p>;
  return <PickupCard place={option.place} ready={writtenArrival(option, method, texts, locale)} />;
}
