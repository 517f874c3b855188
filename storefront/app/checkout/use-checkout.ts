import { useState } from 'react';
import { useCart } from '../cart/browser-cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Messages } from '../i18n/messages.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { browserDraft, useDraft } from '../draft/browser-draft.ts';
import { draftProblems, draftValue, problemTexts } from '../draft/draft-problems.ts';
import type { FieldId } from '../draft/draft-problems.ts';
import { useProblems } from '../forms/use-problems.ts';
import { orderInput } from '../quote/order-input.ts';
import { refusedField } from './placing/refused-field.ts';
import { useCheckoutQuote } from '../quote/use-checkout-quote.ts';
import type { CheckoutQuote } from '../quote/use-checkout-quote.ts';
import { useCheckoutOptions } from '../quote/use-options.ts';
import { useOrdering } from './placing/use-ordering.ts';
import type { OrderingPhase } from './placing/use-ordering.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { selectedMethod } from './payment/payment-choice.ts';
import type { CheckoutForm } from './steps/checkout-form.ts';

export interface Checkout extends Omit<ReturnType<typeof useProblems>, 'problems' | 'refuse' | 'forget'> {
  readonly lines: readonly CartLine[];
  readonly form: CheckoutForm;
  readonly quote: CheckoutQuote;
  readonly phase: OrderingPhase;
  /** The payment method chosen, or the default. */
  readonly method: PaymentMethod;
  /** Why the whole order was refused; null when it was not. */
  readonly refusal: string | null;
  readonly order: () => void;
}

/** Why the quoted cart cannot be ordered; null when it can. */
function obstacleTo({ quote, status }: CheckoutQuote, texts: Messages['checkout']): string | null {
  if (status === 'failed') return texts.summary.failed;
  if (!quote || status !== 'current') return texts.errors.waitQuote;
  if (quote.shipping_rule === null) return texts.shipping.none;
  return quote.orderable ? null : texts.errors.notOrderable;
}

/** State and actions of the checkout page. */
export function useCheckout(): Checkout {
  const { checkout: texts } = useMessages();
  const locale = useLocale();
  const { list: lines } = useCart();
  const draft = useDraft();
  const options = useCheckoutOptions();
  const ordering = useOrdering();
  const quote = useCheckoutQuote(lines, draft, ordering.phase === 'leaving');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { problems, refuse, forget, ...tries } = useProblems(
    problemTexts(draftProblems(draft), texts.problems),
    (field) => draftValue(draft, field),
  );
  const { payment_methods: methods, default_payment_method: usual } = options;
  const method = selectedMethod(methods, draft.payment_method || usual);
  const form: CheckoutForm = {
    draft,
    options,
    problems,
    change: (fields) => browserDraft().change(fields),
  };
  const stop = (text: string, field: FieldId | null = null): void => {
    setRefusal(text);
    tries.showAll();
    if (field) refuse(field, text);
  };

  const order = (): void => {
    setRefusal(null);
    const now = quote.quote;
    if (tries.all.length > 0) return tries.showAll();
    const obstacle = obstacleTo(quote, texts);
    if (!now || now.shipping_rule === null || obstacle !== null) return stop(obstacle ?? texts.shipping.none);
    forget();
    const chosen = {
      lines,
      shippingRule: now.shipping_rule,
      paymentMethod: method,
      seenTotal: now.total,
      language: locale,
    };
    void ordering.send(orderInput(draft, chosen), (placing) => {
      if (placing.kind === 'answered') {
        if (placing.order.status === 'changed') {
          quote.takeIn(placing.order.quote, placing.order.changes);
          quote.retry();
        }
        return;
      }
      const { name, message, field: path } = placing.refusal;
      stop(name === 'login_required' ? texts.errors.loginEnded : message, refusedField(path, draft.invoice));
    });
  };
  return { lines, form, quote, phase: ordering.phase, method, ...tries, refusal, order };
}
