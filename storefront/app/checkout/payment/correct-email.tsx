import type { correctEmailOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { rememberOrder } from '../../order/last-order.ts';
import { TextField } from '../../address/text-field.tsx';
import css from './correct-email.module.css';

/** Whoever sees on the page of a fresh order that its address is wrong corrects it here. */
export function CorrectEmail({ order }: { order: OrderView }) {
  const { payment, checkout } = useMessages();
  const { correct: texts } = payment;
  const navigate = useNavigate();
  const [email, setEmail] = useState(order.email);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const correct = async (): Promise<void> => {
    setBusy(true);
    const outcome = await callService<typeof correctEmailOperation>('casamaestra.orders.correct_email', {
      order_token: order.order_token,
      email,
    }).catch(() => null);
    setBusy(false);
    if (!outcome?.ok) return setError(outcome?.refusal.message ?? checkout.errors.unexpected);
    const { order_number: number, order_token: token } = outcome.value;
    rememberOrder({ number, token });
    await navigate(urls.paymentSuccess(token), { replace: true, preventScrollReset: true });
  };
  if (!order.can_correct_email) return null;
  return (
    <details className={css.correct} data-no-print="">
      <summary>{texts.open}</summary>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void correct();
        }}
      >
        <TextField
          id="email-giusta"
          type="email"
          autoComplete="email"
          maxLength={254}
          label={texts.label}
          hint={texts.hint}
          error={error}
          value={email}
          required
          onText={(text) => {
            setEmail(text);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {texts.send}
        </Button>
      </form>
    </details>
  );
}
