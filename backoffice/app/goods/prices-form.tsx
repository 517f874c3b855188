import {
  previewPricesOperation,
  savePricesOperation,
  type StaffPrices,
  type StaffVariant,
} from '@casamaestra/contract/staff/goods.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { MomentRange } from '../lists/moment-range.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import css from './goods.module.css';
import { amountOf, euroPricesOf, type TypedPrices, typedOf } from './typed-prices.ts';

type Preview = OperationOutput<typeof previewPricesOperation>;

const nothing: StaffPrices = {
  price: 0,
  sale_price: null,
  sale_from: null,
  sale_to: null,
  promo_price: null,
  promo_from: null,
  promo_to: null,
};

/** The prices of a variant; while they are typed it says what a buyer would pay and what may be announced. */
export function PricesForm({ variant, onDone }: { variant: StaffVariant; onDone: () => void }) {
  const { goods } = texts();
  const { sku } = variant;
  // What was seen when the form was opened, also when the product is read again below it.
  const [seen] = useState(variant.prices ?? nothing);
  const [typed, setTyped] = useState<TypedPrices>(() => typedOf(seen));
  const [again, setAgain] = useState('');
  const prices = euroPricesOf(typed, seen);
  const asked = useDeferredValue(JSON.stringify(prices ?? seen));
  const preview = useQuery({
    ...reading(previewPricesOperation, { sku, prices: JSON.parse(asked) as StaffPrices }),
    placeholderData: keepPreviousData,
  });
  const confirmed = amountOf(again);
  const saved = useMutation({
    mutationFn: (to: StaffPrices) =>
      callStaff(savePricesOperation, {
        sku,
        from: seen,
        to,
        ...(confirmed !== undefined && { confirmed }),
      }),
    onSuccess: onDone,
  });
  const put = (change: Partial<TypedPrices>) => setTyped((before) => ({ ...before, ...change }));
  const toConfirm = preview.data?.to_confirm ?? null;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (prices !== undefined) saved.mutate(prices);
      }}
    >
      <Amount label={goods.list} value={typed.price} onType={(price) => put({ price })} />
      <Period title={goods.saleTitle} kind="sale" typed={typed} onType={put} />
      <Period title={goods.promoTitle} kind="promo" typed={typed} onType={put} />
      {preview.data && <Meaning preview={preview.data} />}
      {toConfirm !== null && (
        <Field
          label={goods.confirm}
          hint={`${preview.data?.below_cost === true ? goods.belowCostHint : goods.confirmHint} (${euros(toConfirm)})`}
          required
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={again}
              onChange={(event) => setAgain(event.target.value)}
            />
          )}
        </Field>
      )}
      <Failure error={saved.error} id="prices-failure" />
      <Button type="submit" busy={saved.isPending} disabled={prices === undefined}>
        {goods.save}
      </Button>
    </form>
  );
}

function Meaning({ preview }: { preview: Preview }) {
  const { goods } = texts();
  const { lowest_30_days: lowest, reference, percent, begins_at: begins } = preview;
  return (
    <div role="status" className={css.meaning}>
      <p>{goods.pays(euros(preview.charged_before), euros(preview.charged))}</p>
      <p>{lowest === null ? goods.lowestNone : goods.lowest(euros(lowest))}</p>
      <p>
        {reference === null || percent === null
          ? goods.printedNone
          : goods.printed(euros(reference), counted(percent))}
      </p>
      {begins !== null && <p>{goods.begins(moment(begins))}</p>}
    </div>
  );
}

type PeriodProps = {
  title: string;
  kind: 'sale' | 'promo';
  typed: TypedPrices;
  onType: (change: Partial<TypedPrices>) => void;
};

function Period({ title, kind, typed, onType }: PeriodProps) {
  const { goods } = texts();
  return (
    <fieldset className={css.period}>
      <legend>{title}</legend>
      <Amount
        label={goods.columns.price}
        value={typed[`${kind}_price`]}
        onType={(price) => onType({ [`${kind}_price`]: price })}
      />
      <MomentRange
        label={title}
        fromLabel={goods.begin}
        toLabel={goods.end}
        from={typed[`${kind}_from`]}
        to={typed[`${kind}_to`]}
        onRange={({ from, to }) => onType({ [`${kind}_from`]: from, [`${kind}_to`]: to })}
      />
    </fieldset>
  );
}

type TypedProps = { label: string; value: string; onType: (text: string) => void };

const Amount = ({ label, value, onType }: TypedProps) => (
  <Field label={`${label} (€)`}>
    {(control) => (
      <Input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    )}
  </Field>
);
