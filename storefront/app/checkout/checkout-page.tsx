import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { followKeptDraft } from '../draft/kept-draft.ts';
import { useInBrowser } from '../platform/use-in-browser.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import css from './checkout-page.module.css';
import { UnpaidOrder } from './unpaid-order.tsx';
import { FormProvider } from './steps/checkout-form.ts';
import { NewsletterSentence } from './steps/newsletter-option.tsx';
import { FoldedSummary, OrderSummary } from './summary/order-summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { takeTyped, useFocusKept } from './typed-early.ts';
import { WaitingFrame } from '../platform/waiting-frame.tsx';

/**
 * R27: the checkout. The page is the same for everyone; all data is in the browser.
 * @param newsletter the sentence that who asks for the newsletter agrees to
 */
export function CheckoutPage({ newsletter }: { newsletter: string }) {
  const { checkout: texts } = useMessages();
  return (
    <div className={`page ${css.page}`}>
      <h1 className={css.title}>{texts.title}</h1>
      <NewsletterSentence value={newsletter}>
        {useInBrowser() ? <FilledCheckout /> : <WaitingCheckout />}
      </NewsletterSentence>
    </div>
  );
}

function WaitingCheckout() {
  // As it leaves the page: until then somebody may be typing into it.
  useLayoutEffect(() => takeTyped, []);
  return <WaitingFrame name="checkout" />;
}

function FilledCheckout() {
  const { checkout: texts, cart } = useMessages();
  const checkout = useCheckout();
  const wide = useWide();
  useFocusKept();
  useEffect(followKeptDraft, []);
  if (checkout.phase === 'leaving') {
    return (
      <EmptyState icon="check" title={texts.leaving.title} text={texts.leaving.bank}>
        <p role="status">{texts.leaving.stay}</p>
      </EmptyState>
    );
  }
  if (checkout.lines.length === 0) {
    return (
      <>
        <UnpaidOrder alone />
        <EmptyState icon="cart" title={texts.emptyTitle} text={texts.emptyText}>
          <LinkButton href={urls.shop()}>{cart.start}</LinkButton>
        </EmptyState>
      </>
    );
  }
  const count = checkout.lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <FormProvider value={checkout.form}>
      <UnpaidOrder alone={false} />
      <div className={css.columns}>
        {!wide && <FoldedSummary quote={checkout.quote} count={count} />}
        <CheckoutSteps checkout={checkout} wide={wide} />
        {wide && (
          <aside className={css.aside}>
            <OrderSummary checkout={checkout} count={count} />
          </aside>
        )}
      </div>
    </FormProvider>
  );
}

/** From this width all steps are open on one page, with the summary beside them. */
const wide = '(min-width: 62rem)';

/** Whether the page is wide; false on the server. */
function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
