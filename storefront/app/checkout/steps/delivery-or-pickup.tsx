import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { useDraft, browserDraft } from '../../draft/browser-draft.ts';
import { homeCountry } from '../../draft/address-draft.ts';
import type { CheckoutDraft } from '../../draft/checkout-draft.ts';

type ReceiveChoiceProps = { quote: Quote | null };

/** Delivery or pick-up: asked first, because it decides which fields follow. */
export function DeliveryOrPickup({ quote }: ReceiveChoiceProps) {
  const { receive: texts } = useMessages().checkout;
  const { shipping_kind: kind, shipping } = useDraft();
  const offered = quote?.shipping_options.some((option) => option.kind === 'pickup') ?? true;
  if (!offered && kind === 'delivery' && shipping.country === homeCountry) return null;
  const choose = (chosen: CheckoutDraft['shipping_kind']): void =>
    browserDraft().change({ shipping_kind: chosen, shipping_rule: '' });
  return (
    <RadioCards
      legend={texts.legend}
      name="ricevi"
      layout="row"
      value={kind}
      options={[
        { value: 'delivery', title: texts.delivery, text: texts.deliveryText, aside: <Icon name="truck" /> },
        { value: 'pickup', title: texts.pickup, text: texts.pickupText, aside: <Icon name="pin" /> },
      ]}
      onChange={choose}
    />
  );
}
