import type { resendConfirmationOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { FormFailure } from '../forms/form-failure.tsx';
import { useForm } from '../forms/use-form.ts';
import { longMoment } from '@casamaestra/texts/format/date.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { callService } from '../platform/service-call.ts';
import { useState } from 'react';
import css from './confirm-notice.module.css';

/** Asks the buyer to open the mailed link; until then a transfer reserves its stock for one day only. */
export function ConfirmNotice({ order }: { order: OrderView }) {
  const { confirm: texts } = useMessages().payment;
  const locale = useLocale();
  const [sent, setSent] = useState(false);
  const { state, formProps } = useForm({
    send: () =>
      callService<typeof resendConfirmationOperation>('casamaestra.orders.resend_confirmation', {
        order_token: order.order_token,
      }),
    done: () => setSent(true),
  });
  if (order.confirm_by === null) return null;
  return (
    <section aria-labelledby="conferma-ordine" className={css.notice}>
      <h2 id="conferma-ordine">
        <Icon name="mail" size={22} />
        <span>{texts.title}</span>
      </h2>
      <p>{texts.text(order.email, longMoment(order.confirm_by, locale))}</p>
      <form {...formProps} data-no-print="">
        <FormFailure state={state} />
        <Button type="submit" variant="secondary" busy={state.busy}>
          {texts.again}
        </Button>
      </form>
      <p role="status" className={css.sent}>
        {sent ? texts.sent(order.email) : ''}
      </p>
    </section>
  );
}
