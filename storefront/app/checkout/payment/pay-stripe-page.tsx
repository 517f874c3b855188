import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useSaid } from '@casamaestra/ui/live.ts';
import { useRef } from 'react';
import { useLocation } from '../../router/use-page.ts';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { lastOrder } from '../../order/last-order.ts';
import { useCheckoutOptions } from '../../quote/use-options.ts';
import { useOrder } from '../../order/use-order.ts';
import { orderTokenFrom } from './gateway-return.ts';
import { OrderProblem, PaymentWaiting } from './order-status-notices.tsx';
import css from './payment-pages.module.css';
import { useCardForm } from './use-card-form.ts';

/** R28: Stripe's card form for an unpaid order. */
export function PayStripePage() {
  return <div className={`page ${css.page}`}>{useInBrowser() ? <Opened /> : <PaymentWaiting />}</div>;
}

function Opened() {
  const { search } = useLocation();
  const token = orderTokenFrom(search) ?? lastOrder()?.token;
  if (token === undefined) return <OrderProblem kind="unknown" onRetry={() => undefined} />;
  return <CardPage token={token} />;
}

function CardPage({ token }: { token: string }) {
  const { payment: texts, checkout } = useMessages();
  const locale = useLocale();
  const { state } = useOrder(token);
  const { sandbox } = useCheckoutOptions();
  const place = useRef<HTMLDivElement>(null);
  const form = useCardForm(token, place);
  useSaid(
    form.status === 'loading' ? texts.stripeLoading : form.status === 'paying' ? texts.stripePaying : '',
  );
  const amount = state.kind === 'known' ? money(state.order.total, locale) : null;
  return (
    <div className={css.narrow}>
      <header className={css.sorry}>
        <h1>{texts.stripeTitle}</h1>
        {state.kind === 'known' && amount !== null && (
          <p>{texts.stripeIntro(state.order.order_number, amount)}</p>
        )}
      </header>
      {sandbox && <p className={css.quiet}>{checkout.sandbox}</p>}
      <form
        className={css.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          form.pay();
        }}
      >
        <div ref={place} className={css.element} aria-busy={form.status === 'loading'} />
        {form.problem !== null && (
          <p role="alert" className={css.why}>
            {form.problem}
          </p>
        )}
        <Button
          type="submit"
          size="l"
          wide
          busy={form.status === 'paying'}
          disabled={form.status === 'loading' || form.status === 'failed'}
        >
          {texts.stripePay(amount ?? '')}
        </Button>
        <p className={css.secure}>
          <Icon name="shield" size={20} /> {texts.stripeSecure}
        </p>
        <LinkButton variant="quiet" href={urls.paymentFailed(token)}>
          {texts.otherMethod}
        </LinkButton>
      </form>
    </div>
  );
}
