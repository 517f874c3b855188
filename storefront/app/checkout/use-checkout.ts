import { useState } from 'react';
import { useCart } from '../cart/browser-cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Messages } from '../i18n/messages.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { browserDraft, useDraft } from '../draft/browser-draft.ts';
import { draftProblems } from '../draft/draft-problems.ts';
import type { FieldId, Problem } from '../draft/draft-problems.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
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
import { useAttempts } from './use-attempts.ts';
import type { ShownError } from './use-attempts.ts';

export interface Checkout {
  readonly lines: readonly CartLine[];
  readonly form: CheckoutForm;
  readonly quote: CheckoutQuote;
  readonly phase: OrderingPhase;
  /** What can be chosen, and what is. */
  readonly method: PaymentMethod;
  /** Everything wrong with the fields now, whether shown or not. */
  readonly errors: readonly ShownError[];
  /** Counts the tries to go on or to order that met errors; 0 before the first. */
  readonly attempt: number;
  /** What the last try met and is still wrong: what comes to be wrong afterwards is told at its field. */
  readonly met: readonly ShownError[];
  /** Why the order was refused as a whole; null when it was not. */
  readonly refusal: string | null;
  /** Shows all problems. */
  readonly showErrors: () => void;
  readonly order: () => void;
}

type Refused = { readonly field: FieldId; readonly message: string } | null;

function shownErrors(draft: CheckoutDraft, refused: Refused, texts: Record<Problem, string>): ShownError[] {
  const errors: ShownError[] = draftProblems(draft).map(({ field, problem }) => ({
    id: field,
    text: texts[problem],
  }));
  if (refused && !errors.some(({ id }) => id === refused.field))
    errors.push({ id: refused.field, text: refused.message });
  return errors;
}

/** Why what is quoted cannot be ordered as it stands; null when it can. */
function obstacleTo({ quote, status }: CheckoutQuote, texts: Messages['checkout']): string | null {
  if (status === 'failed') return texts.summary.failed;
  if (!quote || status !== 'current') return texts.errors.waitQuote;
  if (quote.shipping_rule === null) return texts.shipping.none;
  return quote.orderable ? null : texts.errors.notOrderable;
}

/** Everything the checkout page knows and does. */
export function useCheckout(): Checkout {
  const { checkout: texts } = useMessages();
  const locale = useLocale();
  const { list: lines } = useCart();
  const draft = useDraft();
  const options = useCheckoutOptions();
  const ordering = useOrdering();
  const quote = useCheckoutQuote(lines, draft, ordering.phase === 'leaving');
  const [left, setLeft] = useState<ReadonlySet<FieldId>>(new Set());
  const [refused, setRefused] = useState<Refused>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const errors = shownErrors(draft, refused, texts.problems);
  const attempts = useAttempts(errors);
  const { attempt, showErrors } = attempts;
  const { payment_methods: methods, default_payment_method: usual } = options;
  const method = selectedMethod(methods, draft.payment_method || usual);
  const form: CheckoutForm = {
    draft,
    options,
    change: (fields) => {
      setRefused(null);
      browserDraft().change(fields);
    },
    errorOf: (field) =>
      attempt > 0 || left.has(field) || refused?.field === field
        ? errors.find(({ id }) => id === field)?.text
        : undefined,
    leave: (field) => setLeft((fields) => new Set(fields).add(field)),
  };
  const refuse = (text: string, field: FieldId | null = null): void => {
    setRefusal(text);
    attempts.refused(field);
  };

  const order = (): void => {
    setRefusal(null);
    const now = quote.quote;
    if (errors.length > 0) return showErrors();
    const obstacle = obstacleTo(quote, texts);
    if (!now || now.shipping_rule === null || obstacle !== null)
      return refuse(obstacle ?? texts.shipping.none);
    attempts.forget();
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
      const field = refusedField(path, draft.invoice);
      if (field) setRefused({ field, message });
      refuse(name === 'login_required' ? texts.errors.loginEnded : message, field);
    });
  };
  return { lines, form, quote, phase: ordering.phase, method, errors, ...attempts, refusal, order };
}
