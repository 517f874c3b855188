import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { texts } from '../platform/texts.ts';
import { type ShipmentView, shipmentViewNames } from './shipments-query.ts';

type ShipmentFiltersProps = {
  view: ShipmentView;
  address: URLSearchParams;
  carriers: readonly string[];
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them. */
export function ShipmentFilters({ view, address, carriers, onChange }: ShipmentFiltersProps) {
  const { shipments } = texts();
  const { filters: words } = shipments;
  const carrier = address.get('corriere') ?? '';
  const names = carrier === '' || carriers.includes(carrier) ? carriers : [...carriers, carrier];
  return (
    <>
      <ReadyViews
        label={shipments.viewsLabel}
        names={shipmentViewNames}
        texts={shipments.views}
        current={view}
      />
      <FilterForm address={address} textLabel={words.text} applyLabel={words.apply} onChange={onChange}>
        <Field label={words.carrier}>
          {(control) => (
            <Select {...control} key={names.join()} name="corriere" defaultValue={carrier}>
              <option value="">{words.any}</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.from}>
          {(control) => <Input {...control} type="date" name="dal" defaultValue={address.get('dal') ?? ''} />}
        </Field>
        <Field label={words.to}>
          {(control) => <Input {...control} type="date" name="al" defaultValue={address.get('al') ?? ''} />}
        </Field>
      </FilterForm>
    </>
  );
}
