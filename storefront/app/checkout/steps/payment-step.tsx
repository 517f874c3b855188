import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { useForm } from './form.ts';
import css from './payment-step.module.css';

type PaymentChoiceProps = {
  legend: string;
  methods: readonly PaymentMethod[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
};

/**
 * One row for cards, whoever takes them: the gateway that was chosen before, else the first the shop has. Which one it
 * is means nothing to whoever pays.
 */
function offered(methods: readonly PaymentMethod[], value: PaymentMethod): readonly PaymentMethod[] {
  const card = value === 'transfer' ? methods.find((method) => method !== 'transfer') : value;
  return methods.filter((method) => method === 'transfer' || method === card);
}

/** How to pay, each with what happens after the order. */
export function PaymentChoice({ legend, methods, value, onChange }: PaymentChoiceProps) {
  const { payment: texts } = useMessages().checkout;
  const words: Record<PaymentMethod, { title: string; text: string; details: string }> = {
    gestpay: { title: texts.gestpay, text: texts.gestpayText, details: texts.gestpayNext },
    stripe: { title: texts.stripe, text: texts.stripeText, details: texts.stripeNext },
    transfer: { title: texts.transfer, text: texts.transferText, details: texts.transferNext },
  };
  return (
    <RadioCards
      legend={legend}
      name="payment"
      value={value}
      options={offered(methods, value).map((method) => ({
        value: method,
        ...words[method],
        aside: <Icon name={method === 'transfer' ? 'document' : 'card'} />,
      }))}
      onChange={onChange}
    />
  );
}

/** The payment methods on offer, and that none of them costs more (Codice del consumo, art. 62). */
export function PaymentStep(props: Omit<PaymentChoiceProps, 'legend'>) {
  const { options } = useForm();
  const { payment: texts, sandbox } = useMessages().checkout;
  return (
    <>
      {options.sandbox && <p className={css.sandbox}>{sandbox}</p>}
      <PaymentChoice {...props} legend={texts.legend} />
      <p className={css.note}>
        <Icon name="shield" size={20} />
        <span>
          {texts.secure} {texts.same}
        </span>
      </p>
    </>
  );
}
