import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { type OrderListView, orderViewNames } from './order-views.ts';
import css from './orders.module.css';

type OrderFiltersProps = {
  view: OrderListView;
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them; all of it in the address. */
export function OrderFilters({ view, address, onChange }: OrderFiltersProps) {
  const { orders } = texts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = new URLSearchParams(view === 'all' ? {} : { vista: view });
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    onChange(next);
  };
  return (
    <>
      <nav aria-label={orders.viewsLabel}>
        <ul className={css.views}>
          {orderViewNames.map((name) => (
            <li key={name}>
              <Link
                to={name === 'all' ? '?' : `?vista=${name}`}
                aria-current={name === view ? 'page' : undefined}
              >
                {orders.views[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* What the address says again fills the form, as after going back. */}
      <form key={address.toString()} className={css.filters} role="search" onSubmit={submit}>
        <Field label={orders.filters.text} className={css.wide}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name="q"
              defaultValue={address.get('q') ?? ''}
              maxLength={100}
            />
          )}
        </Field>
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
        <Button type="submit" variant="secondary">
          {orders.filters.apply}
        </Button>
      </form>
    </>
  );
}
