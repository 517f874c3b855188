import { Button } from '@casamaestra/ui/button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useId, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { useDraft } from '../draft/browser-draft.ts';
import type { CheckoutQuote } from './use-checkout-quote.ts';
import css from './summary.module.css';

type CouponBoxProps = { quote: Pick<CheckoutQuote, 'couponMessage' | 'setCoupons' | 'status'> };

/** Field for a coupon, collapsed, since most shoppers have none. Applied coupons can be removed. */
export function CouponBox({ quote: { couponMessage, setCoupons, status } }: CouponBoxProps) {
  const { summary: texts } = useMessages().checkout;
  const { coupon_codes: codes } = useDraft();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState('');
  const [missing, setMissing] = useState(false);
  const id = useId();
  // A refused code stays in the field to be corrected.
  const value = typed === '' && couponMessage !== null ? tried : typed;
  const apply = (): void => {
    const code = value.trim().toUpperCase();
    setMissing(code === '');
    if (code === '') return;
    if (!codes.some((one) => one.toUpperCase() === code.toUpperCase()))
      setCoupons([...codes, code].slice(-5));
    setTried(code);
    setTyped('');
  };
  return (
    <div className={css.coupon}>
      <CodesInForce
        codes={codes}
        onRemove={(code) => {
          setTried('');
          setCoupons(codes.filter((one) => one !== code));
        }}
      />
      <Disclosure summary={texts.coupon} open={couponMessage !== null}>
        <div className={css.couponLine}>
          <Field
            id={id}
            label={texts.couponLabel}
            error={missing ? texts.couponMissing : (couponMessage ?? undefined)}
          >
            {(control) => (
              <Input
                {...control}
                value={value}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setTried('');
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  apply();
                }}
              />
            )}
          </Field>
          <Button variant="secondary" busy={status === 'asking' && codes.length > 0} onClick={apply}>
            {texts.couponApply}
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}

function CodesInForce({ codes, onRemove }: { codes: readonly string[]; onRemove: (code: string) => void }) {
  const { summary: texts } = useMessages().checkout;
  if (codes.length === 0) return null;
  return (
    <ul className={css.codes}>
      {codes.map((code) => (
        <li key={code}>
          <Button
            size="s"
            variant="secondary"
            icon="close"
            aria-label={texts.couponRemove(code)}
            onClick={() => onRemove(code)}
          >
            {code}
          </Button>
        </li>
      ))}
    </ul>
  );
}
