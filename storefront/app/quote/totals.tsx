import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './summary.module.css';

type Sums = Pick<Quote, 'goods' | 'discount' | 'shipping' | 'total' | 'vat'> & {
  coupons: readonly { code: string; discount: number; kind?: string }[];
};

/** Subtotal, discounts, delivery, total, and the VAT it contains. */
export function Totals({ quote }: { quote: Sums }) {
  const { summary: texts, shipping } = useMessages().checkout;
  const locale = useLocale();
  return (
    <>
      <dl className={css.totals}>
        <div>
          <dt>{texts.goods}</dt>
          <dd>{money(quote.goods, locale)}</dd>
        </div>
        {quote.coupons.map((coupon) => (
          <div key={coupon.code} className={css.discount}>
            <dt>{texts.couponOn(coupon.code)}</dt>
            <dd>{coupon.kind === 'free_shipping' ? texts.freeShipping : money(-coupon.discount, locale)}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.shipping}</dt>
          <dd>{quote.shipping === 0 ? shipping.free : money(quote.shipping, locale)}</dd>
        </div>
        <div className={css.total}>
          <dt>
            {texts.total} <small>{texts.vatIncluded}</small>
          </dt>
          <dd>{money(quote.total, locale)}</dd>
        </div>
        {quote.vat.map(({ percent, vat }) => (
          <div key={percent} className={css.vat}>
            <dt>{texts.vat(number(percent, locale), money(vat, locale))}</dt>
          </div>
        ))}
      </dl>
      <p data-amount={money(quote.total, locale)} />
    </>
  );
}
