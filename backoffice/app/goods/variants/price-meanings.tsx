import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  type saveVariantsOperation,
  variantPriceMeaningsOperation,
  variantPricesMost,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted, euros, moment } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import type { TypedAgain } from './typed-again.ts';
import css from './variants.module.css';

type Saving = OperationInput<typeof saveVariantsOperation>;
type Asked = OperationInput<typeof variantPriceMeaningsOperation>;
type Meaning = OperationOutput<typeof variantPriceMeaningsOperation>['rows'][number];

/** So many are told one by one. */
const TOLD = 12;

const askedOf = ({ id, change, add }: Saving): Asked => ({
  id,
  change: change
    .flatMap(({ sku, price, sale }) =>
      price === undefined && sale === undefined
        ? []
        : [{ sku, ...(price && { price: price.to }), ...(sale && { sale: sale.to }) }],
    )
    .slice(0, variantPricesMost),
  add: add.flatMap(({ sku, price }) => (price > 0 ? [{ sku, price }] : [])),
});

type PriceMeaningsProps = {
  input: Saving;
  again: TypedAgain;
  onAgain: (again: TypedAgain) => void;
};

/** What the prices typed into the table mean, and fields for those that are to be typed a second time. */
export function PriceMeanings({ input, again, onAgain }: PriceMeaningsProps) {
  const { variantTable: words } = texts();
  const now = JSON.stringify(askedOf(input));
  const asked = JSON.parse(useDeferredValue(now)) as Asked;
  const isPriced = asked.change.length + asked.add.length > 0;
  const { data } = useQuery({
    ...reading(variantPriceMeaningsOperation, asked),
    enabled: isPriced,
    placeholderData: keepPreviousData,
  });
  const rows = isPriced ? (data?.rows ?? []) : [];
  const changed = rows.filter(({ charged_before: before }) => before !== null);
  const doubtful = rows.filter((row) => row.to_confirm !== null);
  if (changed.length === 0 && doubtful.length === 0) return null;
  return (
    <ScreenPart title={words.prices}>
      <div role="status">
        <ul className={css.meanings}>
          {changed.slice(0, TOLD).map((row) => (
            <li key={row.sku}>{meaningText(row)}</li>
          ))}
          {changed.length > TOLD && <li>{words.morePrices(counted(changed.length - TOLD))}</li>}
        </ul>
      </div>
      {[...Map.groupBy(doubtful, ({ to_confirm: price }) => String(price))].map(([price, alike]) => (
        <Again
          key={price}
          rows={alike}
          value={again[price] ?? ''}
          onType={(text) => onAgain({ ...again, [price]: text })}
        />
      ))}
    </ScreenPart>
  );
}

function meaningText(meaning: Meaning): string {
  const { goods, variantTable: words } = texts();
  const { sku, charged_before: before, charged, lowest_30_days: lowest } = meaning;
  const { reference, percent, begins_at: begins } = meaning;
  const parts = [
    goods.pays(euros(before ?? charged), euros(charged)),
    lowest === null ? goods.lowestNone : goods.lowest(euros(lowest)),
    ...(reference !== null && percent ? [goods.printed(euros(reference), counted(percent))] : []),
    ...(begins === null ? [] : [goods.begins(moment(begins))]),
  ];
  return words.priceOf(sku, parts.join(' · '));
}

type AgainProps = { rows: readonly Meaning[]; value: string; onType: (text: string) => void };

function Again({ rows, value, onType }: AgainProps) {
  const { variantTable: words } = texts();
  const [first] = rows;
  const price = euros(first?.to_confirm ?? 0);
  const skus = rows.slice(0, 3).map(({ sku }) => sku);
  const others = rows.length - skus.length;
  return (
    <Field
      label={words.again(price, skus.join(', '), counted(others), others)}
      hint={first?.doubt ? words.doubts[first.doubt] : undefined}
      required
      className={css.again}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}
