import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './filter-panel.module.css';
import { controlledDefaultValue } from './controlled-default.ts';
import type { ListingQuery } from './listing-query.ts';

type PriceFilterProps = {
  query: ListingQuery;
  price?: readonly [lowest: number, highest: number] | undefined;
  name?: string | undefined;
  open: boolean;
};

/** Lowest and highest price in euros; the existing range is shown as placeholder. */
export function PriceFilter({ query, price, name: group, open }: PriceFilterProps) {
  const { listing } = useMessages();
  const [lowest, highest] = price ?? [0, 0];
  const ends = [
    { name: 'min_price', label: listing.priceFrom, value: query.minPrice, placeholder: Math.floor(lowest) },
    { name: 'max_price', label: listing.priceTo, value: query.maxPrice, placeholder: Math.ceil(highest) },
  ];
  return (
    <Disclosure summary={listing.price} name={group} open={open}>
      <div className={css.price}>
        {ends.map(({ name, label, value, placeholder }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                name={name}
                type="number"
                inputMode="decimal"
                min={0}
                step="any"
                {...controlledDefaultValue(value)}
                placeholder={price ? String(placeholder) : undefined}
              />
            )}
          </Field>
        ))}
      </div>
    </Disclosure>
  );
}
