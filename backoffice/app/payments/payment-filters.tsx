import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
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
