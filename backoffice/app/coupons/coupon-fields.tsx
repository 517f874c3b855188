import type { CouponFields } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select, Textarea } from '@casamaestra/ui/input.tsx';
import type { ReactNode } from 'react';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import type { TypedCoupon } from './typed-coupon.ts';
import css from './coupons.module.css';

type TextName = {
  [Name in keyof TypedCoupon]: TypedCoupon[Name] extends string ? Name : never;
}[keyof TypedCoupon];

export interface CouponPartProps {
  typed: TypedCoupon;
  onType: (change: Partial<TypedCoupon>) => void;
  errorOf: (field: keyof TypedCoupon) => string | undefined;
}

type TypedFieldProps = CouponPartProps & {
  name: TextName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  kind?: 'text' | 'datetime-local' | 'lines';
  max?: number;
};

function TypedField(props: TypedFieldProps) {
  const { typed, onType, errorOf, name, label, hint, required = false, kind = 'text', max = 200 } = props;
  const value = typed[name];
  return (
    <Field label={label} hint={hint} error={errorOf(name)} required={required}>
      {(control) =>
        kind === 'lines' ? (
          <Textarea
            {...control}
            name={name}
            rows={3}
            value={value}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        ) : (
          <Input
            {...control}
            name={name}
            type={kind}
            maxLength={kind === 'text' ? max : undefined}
            value={value}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        )
      }
    </Field>
  );
}

/** Its code, and what shoppers read. */
export function CouponWords({ isNew, ...parts }: CouponPartProps & { isNew: boolean }) {
  const { coupons } = texts();
  return (
    <ScreenPart title={coupons.description}>
      <div className={css.grid}>
        {isNew && (
          <TypedField {...parts} name="code" label={coupons.code} hint={coupons.codeHint} max={40} required />
        )}
        <TypedField
          {...parts}
          name="it"
          label={`${coupons.description}, ${coupons.inLanguage.it}`}
          required
        />
        <details className={css.wide} open={parts.typed.en !== '' || parts.typed.sk !== ''}>
          <summary>{coupons.otherLanguages}</summary>
          <div className={css.grid}>
            <TypedField {...parts} name="en" label={`${coupons.description}, ${coupons.inLanguage.en}`} />
            <TypedField {...parts} name="sk" label={`${coupons.description}, ${coupons.inLanguage.sk}`} />
          </div>
        </details>
      </div>
    </ScreenPart>
  );
}

const kinds = ['percentage', 'amount', 'free_shipping'] as const satisfies readonly CouponFields['kind'][];

/** What it gives, and from which spend on. */
export function CouponWorth(parts: CouponPartProps) {
  const { coupons } = texts();
  const { typed, onType } = parts;
  return (
    <ScreenPart title={coupons.kind}>
      <div className={css.grid}>
        <Field label={coupons.kind}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={typed.kind}
              onChange={({ target }) =>
                onType({ kind: kinds.find((one) => one === target.value) ?? 'percentage' })
              }
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {coupons.kinds[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {typed.kind === 'percentage' && (
          <TypedField {...parts} name="percent" label={coupons.percentLabel} max={6} required />
        )}
        {typed.kind === 'amount' && (
          <TypedField {...parts} name="amount" label={coupons.amount} max={12} required />
        )}
        <TypedField {...parts} name="minimum" label={coupons.minimum} hint={coupons.minimumHint} max={12} />
      </div>
    </ScreenPart>
  );
}

/** When it applies, and how often. */
export function CouponPeriod(parts: CouponPartProps) {
  const { coupons } = texts();
  return (
    <ScreenPart title={`${coupons.period}, ${coupons.limits.toLowerCase()}`}>
      <div className={css.grid}>
        <TypedField
          {...parts}
          name="from"
          label={coupons.from}
          kind="datetime-local"
          hint={coupons.openEnd}
        />
        <TypedField {...parts} name="to" label={coupons.to} kind="datetime-local" hint={coupons.openEnd} />
        <TypedField {...parts} name="useLimit" label={coupons.useLimit} hint={coupons.unlimited} max={7} />
        <TypedField
          {...parts}
          name="perCustomer"
          label={coupons.perCustomer}
          hint={coupons.unlimited}
          max={7}
        />
      </div>
    </ScreenPart>
  );
}

/** For which goods, and beside which coupons. */
export function CouponGoods(parts: CouponPartProps) {
  const { coupons } = texts();
  const { typed, onType } = parts;
  return (
    <ScreenPart title={coupons.goods}>
      <p className={css.soft}>{coupons.goodsText}</p>
      <div className={css.grid}>
        <TypedField
          {...parts}
          name="products"
          label={coupons.products}
          hint={coupons.productsHint}
          kind="lines"
        />
        <TypedField
          {...parts}
          name="categories"
          label={coupons.categories}
          hint={coupons.categoriesHint}
          kind="lines"
        />
        <Checkbox
          name="exceptReduced"
          label={coupons.exceptReduced}
          checked={typed.exceptReduced}
          onChange={({ target }) => onType({ exceptReduced: target.checked })}
        />
        <Checkbox
          name="combinable"
          label={coupons.combinable}
          checked={typed.combinable}
          onChange={({ target }) => onType({ combinable: target.checked })}
        />
      </div>
    </ScreenPart>
  );
}
