import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { DayRange } from '../lists/day-range.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { texts } from '../platform/texts.ts';
import { type PaymentView, paymentViewNames } from './payments-query.ts';

type PaymentFiltersProps = {
  view: PaymentView;
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them. */
export function PaymentFilters({ view, address, onChange }: PaymentFiltersProps) {
  const { payments, orders } = texts();
  const { filters: words } = payments;
  return (
    <>
      <ReadyViews
        label={payments.viewsLabel}
        names={paymentViewNames}
        texts={payments.views}
        current={view}
      />
      <FilterForm address={address} textLabel={words.text} applyLabel={words.apply} onChange={onChange}>
        <Field label={words.method}>
          {(control) => (
            <Select {...control} name="metodo" defaultValue={address.get('metodo') ?? ''}>
              <option value="">{words.any}</option>
              {paymentMethods.map((name) => (
                <option key={name} value={name}>
                  {orders.methods[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DayRange address={address} from={words.from} to={words.to} />
      </FilterForm>
    </>
  );
}
