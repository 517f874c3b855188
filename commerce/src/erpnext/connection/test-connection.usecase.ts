import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ErpnextCheck, ErpnextSettings } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { AskErpnext } from '../client/ask-erpnext.gateway.ts';
import { listDocuments, loggedUser, readDocument } from '../client/documents.ts';
import type { ErpDocument, ErpFailure } from '../client/erpnext-answer.ts';
import { accountOfRate } from '../sending/vat-of-order.ts';
import { readVatTemplates } from '../vat-templates.ts';
import { connectionNow } from './connection.queries.ts';
import { openErpnext } from './open-erpnext.ts';
import type { ErpnextParts } from './open-erpnext.ts';

type Parts = Pick<ErpnextParts, 'database' | 'secrets' | 'config'>;
type Check = ErpnextCheck['check'];
type Why = ErpnextCheck['why'];

const good = (check: Check, about: string): ErpnextCheck => ({
  check,
  about,
  ok: true,
  why: null,
  detail: '',
});
const bad = (check: Check, about: string, why: Why, detail = ''): ErpnextCheck => ({
  check,
  about,
  ok: false,
  why,
  detail,
});
const fails = (check: Check, about: string, { code, detail }: ErpFailure): ErpnextCheck =>
  bad(check, about, code, detail);

/** Kinds of documents that the switched parts read; sending finds before it makes. */
function doctypesOf(settings: ErpnextSettings): readonly string[] {
  return [
    ...(settings.stock_in ? ['Bin'] : []),
    ...(settings.prices_in ? ['Item Price'] : []),
    ...(settings.items_in || settings.orders_out ? ['Item'] : []),
    ...(settings.orders_out ? ['Customer', 'Contact', 'Address', 'Country', 'Sales Order'] : []),
    ...(settings.payments_out ? ['Payment Entry'] : []),
  ];
}

interface Named {
  readonly check: Check;
  readonly doctype: string;
  readonly name: string;
  readonly fault?: (document: ErpDocument) => Why;
}

/** Item Tax Templates, each with the rate it is entered for. */
const vatTemplatesOf = ({ company, vat_templates: text }: ErpnextSettings): readonly Named[] =>
  [...(readVatTemplates(text) ?? [])].map(([percent, name]) => ({
    check: 'vat_template',
    doctype: 'Item Tax Template',
    name,
    fault: (one) =>
      one['company'] !== company
        ? 'other_company'
        : Number(one['disabled']) === 1
          ? 'disabled'
          : accountOfRate(one, percent) === undefined
            ? 'other_rate'
            : null,
  }));

/** Documents the settings name, and what each must be. */
function namedOf(settings: ErpnextSettings): readonly Named[] {
  const { company } = settings;
  const isOther = ({ company: own }: ErpDocument): boolean => own !== company;
  const all: readonly Named[] = [
    {
      check: 'company',
      doctype: 'Company',
      name: company,
      fault: ({ default_currency: currency }) => (currency === 'EUR' ? null : 'other_currency'),
    },
    {
      check: 'price_list',
      doctype: 'Price List',
      name: settings.price_list,
      fault: ({ currency, selling, enabled }) =>
        currency !== 'EUR'
          ? 'other_currency'
          : Number(selling) === 1 && Number(enabled) === 1
            ? null
            : 'disabled',
    },
    {
      check: 'warehouse',
      doctype: 'Warehouse',
      name: settings.warehouse,
      fault: (one) =>
        isOther(one)
          ? 'other_company'
          : Number(one['is_group']) === 1
            ? 'group'
            : Number(one['disabled']) === 1
              ? 'disabled'
              : null,
    },
    {
      check: 'customer_group',
      doctype: 'Customer Group',
      name: settings.customer_group,
      fault: ({ is_group: group }) => (Number(group) === 1 ? 'group' : null),
    },
    { check: 'territory', doctype: 'Territory', name: settings.territory },
    {
      check: 'shipping_item',
      doctype: 'Item',
      name: settings.shipping_item,
      fault: ({ disabled }) => (Number(disabled) === 1 ? 'disabled' : null),
    },
    {
      check: 'payment_account',
      doctype: 'Account',
      name: settings.payment_account,
      fault: (one) => (isOther(one) ? 'other_company' : Number(one['is_group']) === 1 ? 'group' : null),
    },
    ...vatTemplatesOf(settings),
  ];
  return all.filter(({ name }) => name !== '');
}

async function mayRead(ask: AskErpnext, doctype: string): Promise<ErpnextCheck> {
  const read = await listDocuments(ask, doctype, { fields: ['name'], filters: [], length: 1 });
  return read.ok ? good('read', doctype) : fails('read', doctype, read.failure);
}

async function isThere(ask: AskErpnext, { check, doctype, name, fault }: Named): Promise<ErpnextCheck> {
  const read = await readDocument(ask, doctype, name);
  if (!read.ok) return fails(check, name, read.failure);
  const why = fault?.(read.value) ?? null;
  return why === null ? good(check, name) : bad(check, name, why);
}

async function ways(ask: AskErpnext, settings: ErpnextSettings): Promise<ErpnextCheck[]> {
  const user = await loggedUser(ask);
  const { address } = settings;
  if (!user.ok && user.failure.code !== 'key' && user.failure.code !== 'forbidden')
    return [fails('reach', address, user.failure)];
  if (!user.ok) return [good('reach', address), fails('key', '', user.failure)];
  const checks = [good('reach', address), good('key', '')];
  // One after the other: a small ERPNext has few workers.
  for (const doctype of doctypesOf(settings)) checks.push(await mayRead(ask, doctype));
  for (const named of namedOf(settings)) checks.push(await isThere(ask, named));
  return checks;
}

/** What the saved connection may do, one thing after the other; nothing is changed there. */
export async function testConnection(parts: Parts): Promise<Outcome<ErpnextCheck[]>> {
  const connection = await connectionNow(parts.database);
  if (connection === undefined) return refused('staff_erpnext_unknown', {});
  const opened = await openErpnext(parts, connection);
  if (!opened.ok) return accepted([fails('key', '', opened.failure)]);
  return accepted(await ways(opened.value, connection.settings));
}
