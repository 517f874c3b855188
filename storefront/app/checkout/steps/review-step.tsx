import { Button } from '@casamaestra/ui/button.tsx';
import { browserCart } from '../../cart/browser-cart.ts';
import { money } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { urls } from '../../platform/urls.ts';
import { isStarted } from '../draft/address-draft.ts';
import { billsElsewhere, isPickup } from '../draft/checkout-draft.ts';
import { wayName } from '../payment/payment-way.ts';
import { Totals } from '../summary/totals.tsx';
import { SummaryLine } from '../summary/summary-line.tsx';
import type { Checkout } from '../use-checkout.ts';
import { writtenArrival } from '../written-window.ts';
import { AccountWish } from './account-wish.tsx';
import { AddressLines } from './address-lines.tsx';
import { checkoutFormId, useForm } from './form.ts';
import css from './review-step.module.css';

/** On phones: everything once more, then goods, total and delivery directly above the button (Codice del consumo, art. 51). */
export function ReviewStep({ checkout }: { checkout: Checkout }) {
  const { draft } = useForm();
  const { checkout: texts } = useMessages();
  const locale = useLocale();
  const { quote, standing } = checkout.quote;
  const option = quote?.shipping_options.find(({ name }) => name === quote.shipping_rule);
  return (
    <>
      <dl className={css.facts}>
        {isPickup(draft) && option?.place && (
          <div>
            <dt>{texts.receive.pickup}</dt>
            <dd>{`${draft.shipping.first_name} ${draft.shipping.last_name}`}</dd>
            <dd>{`${option.place.street}, ${option.place.town}`}</dd>
          </div>
        )}
        {!isPickup(draft) && isStarted(draft.shipping) && (
          <div>
            <dt>{texts.review.address}</dt>
            <dd>
              <AddressLines address={draft.shipping} />
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.review.payment}</dt>
          <dd>{wayName(checkout.way, texts.payment)}</dd>
          <dd>{invoiceLine(draft, texts.review)}</dd>
        </div>
      </dl>
      {quote && (
        <div className={css.order} aria-busy={standing === 'asking'}>
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
              {option && <small>{writtenArrival(option, checkout.way.method, texts.shipping, locale)}</small>}
            </span>
            <span>{quote.shipping === 0 ? texts.shipping.free : money(quote.shipping, locale)}</span>
          </p>
          <p className={css.total}>
            <span>{texts.review.total}</span>
            <strong>{money(quote.total, locale)}</strong>
          </p>
        </div>
      )}
      <AccountWish />
      <OrderButton checkout={checkout} />
    </>
  );
}

/** On wide pages the order stands beside the steps: one summary, one total, the button below it. */
export function OrderPlace({ checkout }: { checkout: Checkout }) {
  const { checkout: texts } = useMessages();
  const locale = useLocale();
  const { quote, standing } = checkout.quote;
  const option = quote?.shipping_options.find(({ name }) => name === quote.shipping_rule);
  return (
    <section
      id="riepilogo"
      className={css.place}
      aria-labelledby="riepilogo-title"
      aria-busy={standing === 'asking'}
    >
      <h3 id="riepilogo-title" className="visually-hidden" tabIndex={-1}>
        {texts.steps.review}
      </h3>
      {quote && <Totals quote={quote} />}
      {option && (
        <p className={css.arrival}>
          {option.label} · {writtenArrival(option, checkout.way.method, texts.shipping, locale)}
        </p>
      )}
      <OrderButton checkout={checkout} />
    </section>
  );
}

function OrderButton({ checkout }: { checkout: Checkout }) {
  const { review } = useMessages().checkout;
  const busy = checkout.phase === 'submitting';
  return (
    <>
      <Button size="l" wide type="submit" form={checkoutFormId} busy={busy} disabled={!checkout.quote.quote}>
        {review.order}
      </Button>
      <p className="visually-hidden" role="status">
        {busy ? review.ordering : ''}
      </p>
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
    </p>
  );
}

type Texts = ReturnType<typeof useMessages>['checkout'];

function invoiceLine(draft: ReturnType<typeof useForm>['draft'], texts: Texts['review']): string {
  if (draft.invoice === 'none') return texts.noInvoice;
  const code = draft.invoice === 'Company' ? draft.vat_number : draft.tax_code;
  const { first_name, last_name } = billsElsewhere(draft) ? draft.billing : draft.shipping;
  const name = draft.invoice === 'Company' ? draft.invoice_company : `${first_name} ${last_name}`;
  const words = name.trim() === '' ? texts.invoice : texts.invoiceTo(name.trim());
  return code.trim() === '' ? words : `${words}, ${code.trim().toUpperCase()}`;
}
