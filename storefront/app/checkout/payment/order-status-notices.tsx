import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './payment-pages.module.css';

/** Shown while the service asks the gateway for the result. */
export function PaymentWaiting() {
  const { payment: texts } = useMessages();
  return (
    <div aria-busy="true">
      <EmptyState level={1} icon="clock" title={texts.checking}>
        <p role="status" className={css.quiet}>
          {texts.checkingText}
        </p>
        <progress className={css.progress} aria-label={texts.checking} />
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
      </EmptyState>
    </div>
  );
}

type OrderProblemProps = { kind: 'unknown' | 'unreachable'; onRetry: () => void };

/** Shown when the order is unknown or the service does not answer. */
export function OrderProblem({ kind, onRetry }: OrderProblemProps) {
  const { payment: texts } = useMessages();
  if (kind === 'unknown') {
    return (
      <EmptyState level={1} icon="search" title={texts.unknownTitle} text={texts.unknownText}>
        {can('order-search') && <LinkButton href={urls.trackOrder()}>{texts.unknownTrack}</LinkButton>}
        <LinkButton variant="secondary" href={urls.shop()}>
          {texts.keepShopping}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} icon="warning" title={texts.unreachableTitle} text={texts.unreachableText}>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </EmptyState>
  );
}
