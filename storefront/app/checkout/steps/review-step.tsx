import { Button } from '@casamaestra/ui/button.tsx';
import { useSaid } from '@casamaestra/ui/live.ts';
import { browserCart } from '../../cart/browser-cart.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { guaranteePage, urls } from '@casamaestra/contract/pages.ts';
import { Totals } from '../../quote/totals.tsx';
import { SummaryLine } from '../summary/summary-line.tsx';
import type { Checkout } from '../use-checkout.ts';
import { writtenArrival } from '@casamaestra/texts/format/delivery-window.ts';
import { AccountOption } from './account-option.tsx';
import { checkoutFormId } from './checkout-form.ts';
import { NewsletterOption } from './newsletter-option.tsx';
import css from './review-step.module.css';

/**
 * On phones, below the choices and the account offered: goods, total and delivery directly above the button (Codice del consumo, art.
 * 51).
 */
export function ReviewStep({ checkout }: { checkout: Checkout }) {
  const { checkout: texts } = useMessages();
  const locale = useLocale();
  const { quote, status } = checkout.quote;
  const option = quote?.shipping_options.find(({ name }) => name === quote.shipping_rule);
  return (
    <>
      <AccountOption />
      <NewsletterOption />
      {quote && (
        <div className={css.order} aria-busy={status === 'asking'}>
          <ul className={css.lines} aria-label={texts.review.goods}>
            {checkout.quote.lines.map((line) => (
              <SummaryLine key={line.sku} line={line} onRemove={() => browserCart().remove(line.sku)} />
            ))}
          </ul>
          {quote.coupons.map(({ code, discount }) => (
            <p key={code} className={css.sum}>
              <span>{texts.summary.couponOn(code)}</span>
              <span>{discount === 0 ? texts.summary.freeShipping : money(-discount, locale)}</span>
            </p>
          ))}
          <p className={css.sum}>
            <span>
              {option ? `${texts.review.delivery}: ${option.label}` : texts.review.delivery}
              {option && <small>{writtenArrival(option, checkout.method, texts.shipping, locale)}</small>}
            </span>
            <span>{quote.shipping === 0 ? texts.shipping.free : money(quote.shipping, locale)}</span>
          </p>
          <p className={css.total}>
            <span>{texts.review.total}</span>
            <strong>{money(quote.total, locale)}</strong>
          </p>
        </div>
      )}
      <OrderButton checkout={checkout} />
    </>
  );
}

/** On wide pages the summary is beside the steps: one total, with the button below it. */
export function OrderPlace({ checkout }: { checkout: Checkout }) {
  const { checkout: texts } = useMessages();
  const locale = useLocale();
  const { quote, status } = checkout.quote;
  const option = quote?.shipping_options.find(({ name }) => name === quote.shipping_rule);
  return (
    <section
      id="riepilogo"
      className={css.place}
      aria-labelledby="riepilogo-title"
      aria-busy={status === 'asking'}
    >
      <h3 id="riepilogo-title" className="visually-hidden" tabIndex={-1}>
        {texts.steps.review}
      </h3>
      {quote && <Totals quote={quote} />}
      {option && (
        <p className={css.arrival}>
          {option.label} · {writtenArrival(option, checkout.method, texts.shipping, locale)}
        </p>
      )}
      <OrderButton checkout={checkout} />
    </section>
  );
}

function OrderButton({ checkout }: { checkout: Checkout }) {
  const { review } = useMessages().checkout;
  const busy = checkout.phase === 'submitting';
  useSaid(busy ? review.ordering : '');
  return (
    <>
      <Button size="l" wide type="submit" form={checkoutFormId} busy={busy} disabled={!checkout.quote.quote}>
        {review.order}
      </Button>
      <LegalLine />
    </>
  );
}

function LegalLine() {
  const { legal } = useMessages().checkout.review;
  const link = (route: string, label: string) => (
    <a href={urls.webPage(route)} target="_blank" rel="noopener">
      {label}
    </a>
  );
  return (
    <p className={css.legal}>
      {legal.before}
      {link('web-page/condizioni-di-vendita', legal.terms)}
      {legal.middle}
      {link('web-page/privacy', legal.privacy)}
      {legal.after}
      {link('web-page/resi-e-recesso', legal.withdrawal)}
      {legal.end}
      {link(guaranteePage, legal.guarantee)}.
    </p>
  );
}
