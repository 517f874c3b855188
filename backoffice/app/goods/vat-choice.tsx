import type { ControlProps } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { may } from '../platform/permitted.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { choicesQuery } from './goods-queries.ts';

type VatChoiceProps = ControlProps & {
  /** Class of the rate. */
  value: string;
  onValue: (value: string) => void;
};

/** One of the VAT rates that hold in Italy today; one that no longer does is shown by its name. */
export function VatChoice({ value, onValue, ...control }: VatChoiceProps) {
  const { data } = useQuery({ ...choicesQuery(), enabled: may(useMe(), 'products', 'edit') });
  const rates = data?.vat_classes ?? [];
  return (
    <Select {...control} value={value} onChange={({ target }) => onValue(target.value)}>
      {!rates.some((one) => one.class === value) && <option value={value}>{value}</option>}
      {rates.map((one) => (
        <option key={one.class} value={one.class}>
          {counted(one.percent)} %
        </option>
      ))}
    </Select>
  );
}
