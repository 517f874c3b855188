import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { browserDraft } from '../draft/browser-draft.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { TextField } from '../forms/text-field.tsx';
import { writtenWindow } from '@casamaestra/texts/format/delivery-window.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './cart-page.module.css';

type ShippingEstimateProps = { quote: Quote | null; cap: string; onCap: (cap: string) => void };

/** Price and time of delivery by CAP, before anything else is entered. It has its place before there is a quote. */
export function ShippingEstimate({ quote, cap, onCap }: ShippingEstimateProps) {
  const { checkout: texts } = useMessages();
  const locale = useLocale();
  return (
    <Disclosure summary={texts.estimate.title}>
      {quote === null ? (
        <Skeleton height="3rem" lines={2} />
      ) : (
        <div className={css.estimate}>
          <TextField
            id="stima-cap"
            name="stima-cap"
            label={texts.fields.cap}
            hint={texts.estimate.hint}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            value={cap}
            error={cap === '' || /^\d{1,5}$/.test(cap) ? undefined : texts.problems.capWrong}
            onText={onCap}
          />
          {quote.shipping_options.length > 0 && (
            <RadioCards
              legend={texts.shipping.legend}
              name="stima"
              value={quote.shipping_rule}
              options={quote.shipping_options.map((option) => ({
                value: option.name,
                title: option.label,
                text: writtenWindow(option, texts.shipping, locale),
                aside: option.amount === 0 ? texts.shipping.free : money(option.amount, locale),
              }))}
              onChange={(rule) =>
                browserDraft().change({
                  shipping_rule: rule,
                  shipping_kind: quote.shipping_options.find(({ name }) => name === rule)?.kind ?? 'delivery',
                })
              }
            />
          )}
        </div>
      )}
    </Disclosure>
  );
}
