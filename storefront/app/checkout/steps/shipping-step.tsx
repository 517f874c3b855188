import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { money } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { CheckoutQuote } from '../order/use-checkout-quote.ts';
import { writtenWindow } from '../written-window.ts';
import { useForm } from './form.ts';
import css from './fields.module.css';

/** How it is delivered, with what it costs and when it comes; old appliances are taken back (D.Lgs. 49/2014). */
export function ShippingStep({ quote: { quote } }: { quote: CheckoutQuote }) {
  const { draft, change } = useForm();
  const { shipping: texts, fields } = useMessages().checkout;
  const locale = useLocale();
  if (!quote) return <Skeleton height="4rem" lines={2} />;
  // A choice shows at once; the quote follows.
  const wished = quote.shipping_options.some(({ name }) => name === draft.shipping_rule);
  const chosen = wished ? draft.shipping_rule : quote.shipping_rule;
  if (quote.shipping_options.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <>
      <RadioCards
        legend={texts.legend}
        name="shipping"
        value={chosen}
        options={quote.shipping_options.map((option) => ({
          value: option.name,
          title: option.label,
          text: (
            <>
              {writtenWindow(option, texts, locale)}
              {option.place && (
                <>
                  <br />
                  {option.place}
                </>
              )}
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
