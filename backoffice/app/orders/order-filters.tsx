import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import type { OrderListView } from '@casamaestra/contract/staff/order-views.ts';
import { shippedCarriersOperation } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { DayRange } from '../lists/day-range.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { Link } from 'react-router';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { CarrierFilter } from '../shipments/carrier-filter.tsx';
import { filtersOf, orderViewNames } from './order-views.ts';
import css from './orders.module.css';

type OrderFiltersProps = {
  view: OrderListView;
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them. */
export function OrderFilters({ view, address, onChange }: OrderFiltersProps) {
  const { orders } = texts();
  const { data: carriers = [] } = useQuery(reading(shippedCarriersOperation, {}));
  const customer = filtersOf(address).filters.customer_id;
  return (
    <>
      <ReadyViews label={orders.viewsLabel} names={orderViewNames} texts={orders.views} current={view} />
      <FilterForm
        address={address}
        textLabel={orders.filters.text}
        applyLabel={orders.filters.apply}
        onChange={onChange}
      >
        {customer !== undefined && <input type="hidden" name="cliente" value={customer} />}
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
        <CarrierFilter
          label={orders.filters.carrier}
          anyLabel={orders.filters.any}
          carriers={carriers}
          chosen={address.get('corriere') ?? ''}
        />
        <DayRange address={address} from={orders.filters.from} to={orders.filters.to} />
      </FilterForm>
      {customer !== undefined && (
        <p className={css.narrowed}>
          <Link to={`/clienti/${customer}`}>{orders.filters.ofCustomer(String(customer))}</Link>
          <Link to="/ordini">{orders.filters.ofAll}</Link>
        </p>
      )}
    </>
  );
}
