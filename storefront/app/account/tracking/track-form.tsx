import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { emailProblem, missing } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { WithoutScript } from '../../forms/without-script.tsx';
import css from './tracking.module.css';

/** Form for order number and e-mail address. */
export function TrackForm({ onFound }: { onFound: (order: OrderView) => void }) {
  const { orders, account } = useMessages();
  const { state, formProps } = useForm({
    check: (values) => ({
      order_number: missing(values['order_number'] ?? '', orders.numberMissing),
      email: emailProblem(values['email'] ?? '', account),
    }),
    send: ({ order_number = '', email = '' }) =>
      callService<typeof trackOrderOperation>('casamaestra.orders.track', {
        order_number: order_number.trim().toUpperCase(),
        email: email.trim(),
      }),
    done: onFound,
  });
  return (
    <div className={css.ask}>
      <p>{orders.trackText}</p>
      <WithoutScript />
      <form {...formProps} className={formCss.form} aria-label={orders.trackPage}>
        <FormFailure state={state} />
        <TextField
          state={state}
          name="order_number"
          label={orders.trackNumber}
          hint={orders.trackNumberHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <TextField
          state={state}
          name="email"
          type="email"
          label={orders.trackEmail}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
        <Button type="submit" size="l" wide busy={state.busy}>
          {orders.trackButton}
        </Button>
      </form>
      <p className={css.own}>
        {orders.haveAccount} <a href={urls.orders()}>{orders.seeAll}</a>
      </p>
    </div>
  );
}
