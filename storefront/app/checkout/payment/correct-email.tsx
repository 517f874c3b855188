import type { correctEmailOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useNavigate } from '../../router/use-page.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { rememberOrder } from '../../order/last-order.ts';
import css from './correct-email.module.css';

/** Corrects a wrong e-mail address on the page of a fresh order. */
export function CorrectEmail({ order }: { order: OrderView }) {
  const { correct: texts } = useMessages().payment;
  const navigate = useNavigate();
  const { state, formProps } = useForm({
    send: ({ email = '' }) =>
      callService<typeof correctEmailOperation>('casamaestra.orders.correct_email', {
        order_token: order.order_token,
        email,
      }),
    done: ({ order_number: number, order_token: token }) => {
      rememberOrder({ number, token });
      void navigate(urls.paymentSuccess(token), { replace: true, preventScrollReset: true });
    },
  });
  if (!order.can_correct_email) return null;
  return (
    <details className={css.correct} data-no-print="">
      <summary>{texts.open}</summary>
      <form {...formProps}>
        <FormFailure state={state} />
        <TextField
          state={state}
          id="email-giusta"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          label={texts.label}
          hint={texts.hint}
          defaultValue={order.email}
          required
        />
        <Button type="submit" variant="secondary" busy={state.busy}>
          {texts.send}
        </Button>
      </form>
    </details>
  );
}
