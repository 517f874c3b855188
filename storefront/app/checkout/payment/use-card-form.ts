import type { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import type { Appearance, Stripe, StripeElements, StripeConstructor } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from '../../router/use-page.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { followPayment, claimCardForm } from '../../order/follow-payment.ts';
import type { StripeStep } from '../../order/follow-payment.ts';

interface CardForm {
  readonly status: 'loading' | 'ready' | 'paying' | 'failed';
  readonly problem: string | null;
  readonly pay: () => void;
}

/** The shop's styles for the gateway's fields. */
const appearance: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#1d5440',
    colorText: '#221c17',
    colorDanger: '#a31621',
    borderRadius: '4px',
    fontSizeBase: '16px',
  },
};

/**
 * Mounts the gateway's card fields for an order into `place` and pays with them. Card data goes only from
 * these fields to the gateway.
 */
export function useCardForm(token: string, place: RefObject<HTMLDivElement | null>): CardForm {
  const { payment: texts } = useMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const held = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [status, setStatus] = useState<CardForm['status']>('loading');
  const [problem, setProblem] = useState<string | null>(null);
  const show = useEffectEvent(async (step: StripeStep, isGone: () => boolean) => {
    const make = await loadStripe(step.script_url);
    if (isGone() || !place.current) return;
    const stripe = make(step.publishable_key, { locale });
    const elements = stripe.elements({ clientSecret: step.client_secret, appearance });
    const fields = elements.create('payment');
    fields.on('ready', () => setStatus('ready'));
    fields.mount(place.current);
    held.current = { stripe, elements };
  });
  const open = useEffectEvent(async (token: string, isGone: () => boolean) => {
    const step = claimCardForm(token) ?? (await newCardForm(token));
    if (isGone()) return;
    if (step.kind === 'stripe') return show(step, isGone);
    followPayment(step, token, (address) => void navigate(address, { replace: true }));
  });
  const fail = useEffectEvent((error: unknown) => {
    console.warn('the card form could not be opened', error);
    setStatus('failed');
    setProblem(error instanceof PaymentRefused ? error.message : texts.stripeFailed);
  });
  useEffect(() => {
    let gone = false;
    open(token, () => gone).catch((error: unknown) => {
      if (!gone) fail(error);
    });
    return () => {
      gone = true;
    };
  }, [token]);
  const pay = async (): Promise<void> => {
    const form = held.current;
    if (!form || status !== 'ready') return;
    setStatus('paying');
    setProblem(null);
    const { error } = await form.stripe.confirmPayment({
      elements: form.elements,
      confirmParams: { return_url: `${window.location.origin}${urls.paymentSuccess()}?gateway=stripe` },
    });
    // Without an error the browser is already leaving the page.
    setStatus('ready');
    setProblem(error.message ?? texts.failedTitle);
  };
  return { status, problem, pay: () => void pay() };
}

class PaymentRefused extends Error {}

async function newCardForm(token: string) {
  const outcome = await callService<typeof payAgainOperation>('casamaestra.payments.pay_again', {
    order_token: token,
    payment_method: 'card',
  });
  if (outcome.ok) return outcome.value.payment;
  // Already paid, or no longer payable: the order's page shows its status.
  if (outcome.refusal.name === 'duplicate' || outcome.refusal.name === 'not_found')
    return { kind: 'none' } as const;
  throw new PaymentRefused(outcome.refusal.message);
}

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

let loading: Promise<StripeConstructor> | undefined;

/**
 * Loads Stripe's script from its own host only (its terms forbid copies). @throws when it cannot be loaded
 */
function loadStripe(url: string): Promise<StripeConstructor> {
  loading ??= new Promise<StripeConstructor>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () =>
      window.Stripe ? resolve(window.Stripe) : reject(new Error('the script brought no Stripe')),
    );
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
