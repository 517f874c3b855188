import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { erpnextOperation, ErpnextSettings } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { doubleKey, doubleSecret } from './erpnext-double.ts';
import type { ErpnextDouble } from './erpnext-double.ts';

export type ErpnextState = OperationOutput<typeof erpnextOperation>;
type Person = Awaited<ReturnType<typeof signedInStaff>>;

/** Settings that the double has everything for; nothing is switched on. */
export const settingsOf = (
  double: Pick<ErpnextDouble, 'address'>,
  more: Partial<ErpnextSettings> = {},
): ErpnextSettings => ({
  on: true,
  address: double.address,
  company: 'Casamaestra Srl',
  price_list: 'Vendita al pubblico',
  warehouse: 'Negozio - CM',
  stock_in: false,
  prices_in: false,
  items_in: false,
  new_items: 'leave',
  new_category: null,
  every_minutes: 15,
  orders_out: false,
  orders_when: 'paid',
  payments_out: false,
  customer_group: 'Privati',
  territory: 'Italia',
  order_series: '',
  shipping_item: 'SPEDIZIONE',
  payment_account: 'Banca - CM',
  mode_of_payment: '',
  vat_templates: '',
  ...more,
});

/** Saves the connection as it shall be, whatever it was. */
export async function connect(
  person: Person,
  to: ErpnextSettings,
  key: object = { api_key: doubleKey, api_secret: doubleSecret },
): Promise<ErpnextState> {
  const before = await person.value<ErpnextState>('connections.erpnext');
  await person.value('connections.save_erpnext', {
    version: before.version,
    from: before.settings,
    to,
    ...key,
  });
  return person.value<ErpnextState>('connections.erpnext');
}

/** Pieces of an item in the warehouse of the double. */
export const stocked = (double: ErpnextDouble, code: string, pieces: number, reserved = 0) =>
  double.insert('Bin', {
    item_code: code,
    warehouse: 'Negozio - CM',
    actual_qty: pieces,
    reserved_qty: reserved,
  });

/** A price of the double's list. */
export const priced = (double: ErpnextDouble, code: string, rate: number, more: object = {}) =>
  double.insert('Item Price', {
    item_code: code,
    price_list: 'Vendita al pubblico',
    price_list_rate: rate,
    currency: 'EUR',
    selling: 1,
    ...more,
  });

export const item = (double: ErpnextDouble, code: string, more: object = {}) =>
  double.insert('Item', {
    item_code: code,
    item_name: `Articolo ${code}`,
    item_group: 'Prodotti',
    stock_uom: 'Nos',
    has_variants: 0,
    disabled: 0,
    ...more,
  });
