import type { ErpnextSettings } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { useState } from 'react';
import type { ErpnextTold } from './erpnext-query.ts';

/** What the form holds: settings, and a key where another is given. */
export type TypedErpnext = ErpnextSettings & { readonly api_key: string; readonly api_secret: string };

/** What a first connection begins with: nothing comes and nothing goes. */
const empty: ErpnextSettings = {
  on: true,
  address: '',
  company: '',
  price_list: '',
  warehouse: '',
  stock_in: false,
  prices_in: false,
  items_in: false,
  new_items: 'leave',
  new_category: null,
  every_minutes: 15,
  orders_out: false,
  orders_when: 'paid',
  payments_out: false,
  customer_group: '',
  territory: '',
  order_series: '',
  shipping_item: '',
  payment_account: '',
  mode_of_payment: '',
  vat_templates: '',
};

const typedOf = ({ settings }: ErpnextTold): TypedErpnext => ({
  ...(settings ?? empty),
  api_key: '',
  api_secret: '',
});

/** What is typed over what was read; another version is shown at once unless something was typed. */
export function useTypedSettings(told: ErpnextTold) {
  const [base, setBase] = useState(told);
  const [typed, setTyped] = useState(() => typedOf(told));
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(base));
  const begin = (fresh: ErpnextTold) => {
    setBase(fresh);
    setTyped(typedOf(fresh));
  };
  if (!isChanged && told.version !== base.version) begin(told);
  return {
    base,
    typed,
    isChanged,
    begin,
    type: (some: Partial<TypedErpnext>) => setTyped({ ...typed, ...some }),
  };
}
