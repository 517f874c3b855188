import { Button } from '@casamaestra/ui/button.tsx';
import { ErrorSummary } from '@casamaestra/ui/error-summary.tsx';
import { useEffect, useRef } from 'react';
import { FailureBox } from '../forms/failure-box.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './checkout-page.module.css';
import type { Checkout } from './use-checkout.ts';

/** Changes, problems and failures above the steps, announced to screen readers. */
export function CheckoutNotices({ checkout }: { checkout: Checkout }) {
  const { errors: texts } = useMessages().checkout;
  const { attempt, met: errors, refusal, phase } = checkout;
  const stopped = phase === 'offline' ? texts.offline : phase === 'unanswered' ? texts.unanswered : null;
  const billing = errors.every(({ id }) => !/^(s-|email|phone)/.test(id));
  return (
    <div className={css.notices}>
      <Changes quote={checkout.quote} />
      {errors.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={`${billing ? texts.billingInfo : texts.shippingInfo} ${texts.summary(errors.length)}`}
          errors={errors}
        />
      )}
      {stopped !== null && (
        <FailureBox key={`${phase} ${attempt}`} text={stopped}>
          <Button size="s" onClick={checkout.order}>
            {texts.retryOrder}
          </Button>
        </FailureBox>
      )}
      {stopped === null && refusal !== null && errors.length === 0 && (
        <FailureBox key={attempt} text={refusal} />
      )}
    </div>
  );
}

function Changes({ quote }: { quote: Checkout['quote'] }) {
  const { changes: texts } = useMessages().checkout;
  const box = useRef<HTMLDivElement>(null);
  const { changes } = quote;
  useEffect(() => {
    if (changes.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [changes]);
  return (
    <div role="status" ref={box}>
      {changes.length > 0 && (
        <div className={css.changes}>
          <p>{texts.title}</p>
          <ul>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.subject}`}>{change.message}</li>
            ))}
          </ul>
          <Button size="s" variant="secondary" onClick={quote.seen}>
            {texts.ok}
          </Button>
        </div>
      )}
    </div>
  );
}
