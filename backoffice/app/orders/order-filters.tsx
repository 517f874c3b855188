import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { texts } from '../platform/texts.ts';
import { type OrderListView, orderViewNames } from './order-views.ts';

type OrderFiltersProps = {
  view: OrderListView;
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them. */
export function OrderFilters({ view, address, onChange }: OrderFiltersProps) {
  const { orders } = texts();
  return (
    <>
      <ReadyViews label={orders.viewsLabel} names={orderViewNames} texts={orders.views} current={view} />
      <FilterForm
        address={address}
        textLabel={orders.filters.text}
        applyLabel={orders.filters.apply}
        onChange={onChange}
      >
        <Field label={orders.filters.payment}>
          {(control) => (
            <Select {...control} name="pagamento" defaultValue={address.get('pagamento') ?? ''}>
              <option value="">{orders.filters.any}</option>
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {orders.methods[method]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={orders.filters.from}>
          {(control) => <Input {...control} type="date" name="dal" defaultValue={address.get('dal') ?? ''} />}
        </Field>
        <Field label={orders.filters.to}>
          {(control) => <Input {...control} type="date" name="al" defaultValue={address.get('al') ?? ''} />}
        </Field>
      </FilterForm>
    </>
  );
}
