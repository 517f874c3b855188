import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { paymentBrand } from '@casamaestra/rules/checkout/payment-brand.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { wayKey, wayName } from '../../order/payment-way.ts';
import type { PaymentWay } from '../../order/payment-way.ts';
import { useForm } from './form.ts';
import css from './payment-step.module.css';

type PaymentChoiceProps = {
  legend: string;
  ways: readonly PaymentWay[];
  /** Named with the card. */
  wallets: readonly string[];
  value: PaymentWay;
  onChange: (way: PaymentWay) => void;
};

/** How to pay, each with what happens after the order. */
export function PaymentChoice({ legend, ways, wallets, value, onChange }: PaymentChoiceProps) {
  const { payment: texts } = useMessages().checkout;
  const words: Record<PaymentMethod, { text: string; details: string }> = {
    gestpay: { text: [texts.cards, ...wallets].join(', '), details: texts.gestpayNext },
    stripe: { text: texts.cards, details: texts.stripeNext },
    transfer: { text: texts.transferText, details: texts.transferNext },
  };
  return (
    <RadioCards
      legend={legend}
      name="payment"
      value={wayKey(value)}
      options={ways.map((way) => {
        const brand = paymentBrand(way.type);
        return {
          value: wayKey(way),
          title: wayName(way, texts),
          ...(brand === null ? words[way.method] : { details: texts.brandNext(brand) }),
          aside: <Icon name={way.method === 'transfer' ? 'document' : 'card'} />,
        };
      })}
      onChange={(key) => {
        const way = ways.find((one) => wayKey(one) === key);
        if (way) onChange(way);
      }}
    />
  );
}

/** The payment methods on offer, and that none of them costs more (Codice del consumo, art. 62). */
export function PaymentStep(props: Omit<PaymentChoiceProps, 'legend' | 'wallets'>) {
  const { options } = useForm();
  const { payment: texts, sandbox } = useMessages().checkout;
  return (
    <>
      {options.sandbox && <p className={css.sandbox}>{sandbox}</p>}
      <PaymentChoice {...props} legend={texts.legend} wallets={options.wallets} />
      <p className={css.note}>
        <Icon name="shield" size={20} />
        <span>
          {texts.secure} {texts.same}
        </span>
      </p>
    </>
  );
}
