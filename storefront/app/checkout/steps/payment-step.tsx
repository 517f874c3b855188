import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { paymentBrand, paymentName } from '@casamaestra/rules/checkout/payment-name.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import type { CheckoutOptions } from '../../quote/use-options.ts';
import { useCheckoutForm } from './checkout-form.ts';
import css from './payment-step.module.css';

type PaymentChoiceProps = {
  legend: string;
  options: Pick<CheckoutOptions, 'payment_methods' | 'card_form' | 'wallets'>;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
};

/** Payment methods, each with what happens after the order. */
export function PaymentMethods({ legend, options, value, onChange }: PaymentChoiceProps) {
  const { payment: texts } = useMessages().checkout;
  const { payment_methods: methods, card_form: form, wallets } = options;
  const described = (method: PaymentMethod) => {
    const brand = paymentBrand(method);
    if (brand !== null) return { details: texts.brandNext(brand) };
    if (method === 'transfer') return { text: texts.transferText, details: texts.transferNext };
    return {
      text: [texts.cards, ...wallets].join(', '),
      details: form ? texts.cardFormNext : texts.cardPageNext,
    };
  };
  return (
    <RadioCards
      legend={legend}
      name="payment"
      value={value}
      options={methods.map((method) => ({
        value: method,
        title: paymentName(method, texts),
        ...described(method),
        aside: <Icon name={method === 'transfer' ? 'document' : 'card'} />,
      }))}
      onChange={(chosen) => {
        const method = methods.find((one) => one === chosen);
        if (method) onChange(method);
      }}
    />
  );
}

/** The payment methods offered, and that none has a surcharge (Codice del consumo, art. 62). */
export function PaymentMethodStep(props: Omit<PaymentChoiceProps, 'legend' | 'options'>) {
  const { options } = useCheckoutForm();
  const { payment: texts, sandbox } = useMessages().checkout;
  return (
    <>
      {options.sandbox && <p className={css.sandbox}>{sandbox}</p>}
      <PaymentMethods {...props} legend={texts.legend} options={options} />
      <p className={css.note}>
        <Icon name="shield" size={20} />
        <span>
          {texts.secure} {texts.same}
        </span>
      </p>
    </>
  );
}
