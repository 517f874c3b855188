import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './order-list.module.css';
import type { OrdersQuery } from './orders-query.ts';

const yearsBack = 3;

type OrdersSearchProps = { query: OrdersQuery; thisYear: number };

/** Search field and period above the order table; a plain GET form. */
export function OrdersSearch({ query, thisYear }: OrdersSearchProps) {
  const { orders } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const period = query.period === 'all' ? '' : query.period;
  // The URL may change without this form (back button, links). A field being typed in keeps its focus.
  useEffect(() => {
    const fields = form.current?.elements;
    const words = fields?.namedItem('q');
    const choice = fields?.namedItem('period');
    if (words instanceof HTMLInputElement) words.value = query.search;
    if (choice instanceof HTMLSelectElement) choice.value = period;
  }, [query.search, period]);
  return (
    <form role="search" aria-label={orders.search} action={urls.orders()} className={css.search} ref={form}>
      {query.tab !== 'all' && <input type="hidden" name="state" value={query.tab} />}
      <Field label={orders.search}>
        {(control) => (
          <span className={css.searchLine}>
            <Input
              {...control}
              type="search"
              name="q"
              defaultValue={query.search}
              placeholder={orders.searchPlaceholder}
              maxLength={80}
              enterKeyHint="search"
            />
            <Button type="submit" variant="secondary" icon="search">
              {orders.searchButton}
            </Button>
          </span>
        )}
      </Field>
      <Field label={orders.period}>
        {(control) => (
          <Select
            {...control}
            name="period"
            defaultValue={period}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">{orders.periods.all}</option>
            <option value="days30">{orders.periods.days30}</option>
            <option value="months6">{orders.periods.months6}</option>
            {Array.from({ length: yearsBack }, (_, back) => (
              <option key={back} value={thisYear - back}>
                {orders.year(thisYear - back)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  );
}
