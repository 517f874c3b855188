import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './filter-panel.module.css';
import { controlledDefaultValue } from './controlled-default.ts';

type RangeFilterProps = {
  label: string;
  /** Names of the two fields. */
  names: readonly [least: string, most: string];
  values: readonly [least: string, most: string];
  unit: string;
  /** What there is to choose from, shown as placeholder. */
  range?: readonly (number | string)[] | undefined;
  name?: string | undefined;
  open: boolean;
};

/** Lowest and highest value: price, length, power. */
export function RangeFilter({ label, names, values, unit, range, name: group, open }: RangeFilterProps) {
  const { listing } = useMessages();
  return (
    <Disclosure summary={label} name={group} open={open}>
      <div className={css.price} role="group" aria-label={label}>
        {names.map((name, end) => (
          <label key={name}>
            <span>{listing[end === 0 ? 'rangeFrom' : 'rangeTo'](unit)}</span>
            <Input
              name={name}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              {...controlledDefaultValue(values[end] ?? '')}
              placeholder={range && String(range[end])}
            />
          </label>
        ))}
      </div>
    </Disclosure>
  );
}
