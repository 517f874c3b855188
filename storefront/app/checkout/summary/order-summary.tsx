import { Button } from '@casamaestra/ui/button.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { browserCart } from '../../cart/browser-cart.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { CheckoutQuote } from '../../quote/use-checkout-quote.ts';
import { OrderPlace } from '../steps/review-step.tsx';
import type { Checkout } from '../use-checkout.ts';
import { CouponBox } from '../../quote/coupon-box.tsx';
import { SummaryLine } from './summary-line.tsx';
import css from '../../quote/summary.module.css';
import { Totals } from '../../quote/totals.tsx';

type OrderSummaryProps = { quote: CheckoutQuote; count: number };

/** Lines and totals, from the service's quote only, and the order button. */
export function OrderSummary({ checkout, count }: { checkout: Checkout; count: number }) {
  const { summary: texts } = useMessages().checkout;
  return (
    <section className={css.summary} aria-labelledby="ordine-in-corso">
      <p className={css.head}>
        <span role="heading" aria-level={2} id="ordine-in-corso" className={css.title}>
          {texts.title}
        </span>
        <a href={urls.cart()}>{texts.editCart}</a>
      </p>
      <SummaryBody quote={checkout.quote} count={count}>
        <OrderPlace checkout={checkout} />
      </SummaryBody>
    </section>
  );
}

/** The place of the order beside a wide page until the browser knows it. */
export function WaitingSummary() {
  const { summary: texts } = useMessages().checkout;
  return (
    <section className={css.summary}>
      <p className={css.head}>
        <span className={css.title}>{texts.title}</span>
        <a href={urls.cart()}>{texts.editCart}</a>
      </p>
      <Skeleton height="3.5rem" lines={3} />
    </section>
  );
}

/** On phones: one line with the total that unfolds. */
export function FoldedSummary({ quote, count }: OrderSummaryProps) {
  const { summary: texts } = useMessages().checkout;
  const locale = useLocale();
  return (
    <FoldedFrame count={texts.lines(count)} total={quote.quote && money(quote.quote.total, locale)}>
      <SummaryBody quote={quote} count={count}>
        {quote.quote && <Totals quote={quote.quote} />}
      </SummaryBody>
    </FoldedFrame>
  );
}

type FoldedFrameProps = { count?: string; total?: string | null; children?: ReactNode };

/** That line, also before anything is known. The total is an element of its own: the dots before it have not moved. */
export const FoldedFrame = ({ count, total, children }: FoldedFrameProps) => (
  <details className={css.folded}>
    <summary>
      <span>
        {useMessages().checkout.summary.title} {count && <small>({count})</small>}
      </span>
      <strong key={total}>{total ?? '…'}</strong>
    </summary>
    {children}
  </details>
);

function SummaryBody({ quote, count, children }: OrderSummaryProps & { children: ReactNode }) {
  const { summary: texts } = useMessages().checkout;
  const now = quote.quote;
  // Lines that differ in height from their placeholders must not push anything down.
  const first = !now && quote.status === 'asking';
  return (
    <div className={css.body} aria-busy={quote.status === 'asking'}>
      {now ? <QuotedLines lines={quote.lines} /> : <Skeleton height="3.5rem" lines={Math.min(3, count)} />}
      {!first && <CouponBox quote={quote} />}
      <p className={css.status} role="status">
        {quote.status === 'asking' && texts.updating}
        {quote.status === 'failed' && (
          <>
            <span>{quote.message ?? texts.failed}</span>
            <Button size="s" variant="secondary" onClick={quote.retry}>
              {texts.retry}
            </Button>
          </>
        )}
      </p>
      {!first && children}
    </div>
  );
}

/** With more lines than this the list scrolls on wide pages. */
const shownWhole = 3;

function QuotedLines({ lines }: Pick<CheckoutQuote, 'lines'>) {
  const { review } = useMessages().checkout;
  // A scrollable element must be reachable by keyboard.
  const scrolling = lines.length > shownWhole && {
    'data-lines': '',
    tabIndex: 0,
    'aria-label': review.goods,
  };
  return (
    <ul className={css.lines} {...scrolling}>
      {lines.map((line) => (
        <SummaryLine key={line.sku} line={line} onRemove={() => browserCart().remove(line.sku)} />
      ))}
    </ul>
  );
}
