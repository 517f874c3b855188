import { customerSortings } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { DayRange } from '../lists/day-range.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { customerViewNames } from './customers-query.ts';

type CustomerFiltersProps = {
  view: (typeof customerViewNames)[number];
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them; the label says what the role can search by. */
export function CustomerFilters({ view, address, onChange }: CustomerFiltersProps) {
  const { customers } = texts();
  const { filters: words, sortings } = customers;
  const limits = useMe().permissions.customers?.limits ?? [];
  const isMasked = limits.includes('masked');
  const isNamesOnly = limits.includes('name_and_address');
  return (
    <>
      <ReadyViews
        label={customers.viewsLabel}
        names={customerViewNames}
        texts={customers.views}
        current={view}
      />
      <FilterForm
        address={address}
        textLabel={isMasked ? words.textOfNumber : isNamesOnly ? words.textOfNames : words.text}
        applyLabel={words.apply}
        onChange={onChange}
      >
        <DayRange address={address} from={words.from} to={words.to} />
        <Field label={words.sort}>
          {(control) => (
            <Select {...control} name="ordine" defaultValue={address.get('ordine') ?? ''}>
              {customerSortings
                .filter((sorting) => sorting !== 'name' || !isMasked)
                .map((sorting, index) => (
                  <option key={sorting} value={index === 0 ? '' : sorting}>
                    {sortings[sorting]}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </FilterForm>
    </>
  );
}
