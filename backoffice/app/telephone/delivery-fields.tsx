import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { texts } from '../platform/texts.ts';
import { euros } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { TypedField } from './typed-field.tsx';
import type { DraftProps } from './typed-field.tsx';
import css from './telephone.module.css';

/** How the order arrives, as far as the shop delivers it there, and its coupons. */
export function DeliveryFields({ quote, ...props }: DraftProps & { quote: Quote | undefined }) {
  const { telephone } = texts();
  const { draft, onChange, errorOf } = props;
  return (
    <ScreenPart title={telephone.delivery}>
      <div className={css.grid}>
        {quote !== undefined && quote.shipping_options.length > 0 && (
          <Field label={telephone.deliveryChoice} error={errorOf('shipping_rule')}>
            {(control) => (
              <Select
                {...control}
                name="shipping_rule"
                value={quote.shipping_rule ?? ''}
                onChange={({ target }) => onChange({ shippingRule: target.value })}
              >
                {quote.shipping_rule === null && <option value="">—</option>}
                {quote.shipping_options.map(({ name, label, amount }) => (
                  <option key={name} value={name}>
                    {`${label}, ${amount === 0 ? telephone.free : euros(amount)}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <TypedField {...props} name="note" max={500} />
        {quote?.weee_take_back === true && (
          <Checkbox
            name="takeBack"
            label={telephone.takeBack}
            checked={draft.takeBack}
            onChange={({ target }) => onChange({ takeBack: target.checked })}
          />
        )}
      </div>
      {quote !== undefined && quote.shipping_rule === null && <p>{telephone.noDelivery}</p>}
      <Coupons {...props} />
    </ScreenPart>
  );
}

function Coupons({ draft, onChange, errorOf }: DraftProps) {
  const { telephone } = texts();
  const [code, setCode] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim().toUpperCase();
    if (wanted === '' || draft.coupons.length >= 5) return;
    onChange({ coupons: [...draft.coupons.filter((one) => one !== wanted), wanted] });
    setCode('');
  };
  return (
    <>
      <form className={css.find} aria-label={telephone.coupon} onSubmit={add}>
        <Field label={telephone.coupon} error={errorOf('coupon_codes')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={40}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {telephone.addCoupon}
        </Button>
      </form>
      {draft.coupons.map((one) => (
        <Button
          key={one}
          variant="quiet"
          size="s"
          icon="close"
          onClick={() => onChange({ coupons: draft.coupons.filter((other) => other !== one) })}
        >
          {telephone.removeCoupon(one)}
        </Button>
      ))}
    </>
  );
}
