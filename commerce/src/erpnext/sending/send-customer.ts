import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { makeDocument, readDocument } from '../client/documents.ts';
import { fail, findFirst, need, fieldText, rowsOf } from './erp-task.ts';
import type { Erp } from './erp-task.ts';
import type { SentOrder } from './sent-order.queries.ts';

/** The customer of a contact with this address, where the customer itself does not say it. */
async function customerOfContact(erp: Erp, email: string): Promise<string> {
  const contact = await findFirst(erp, 'Contact', [
    ['Contact Email', 'email_id', '=', email],
    ['Dynamic Link', 'link_doctype', '=', 'Customer'],
  ]);
  if (contact === undefined) return '';
  const whole = await need(readDocument(erp.ask, 'Contact', fieldText(contact, 'name')));
  const link = rowsOf(whole, 'links').find((one) => one['link_doctype'] === 'Customer');
  return fieldText(link, 'link_name');
}

/** A company is known by its tax number, a person by the e-mail address. */
async function findCustomer(erp: Erp, { email, invoice }: SentOrder): Promise<string> {
  if (invoice?.customer_type === 'Company')
    return fieldText(await findFirst(erp, 'Customer', [['tax_id', '=', invoice.vat_number]]), 'name');
  const own = fieldText(await findFirst(erp, 'Customer', [['email_id', '=', email]]), 'name');
  return own === '' ? customerOfContact(erp, email) : own;
}

/** The name of the buyer's Customer: the one ERPNext has, or a new one. */
export async function erpCustomerOf(erp: Erp, order: SentOrder): Promise<string> {
  const known = await findCustomer(erp, order);
  if (known !== '') return known;
  const { email, phone, invoice, shippingAddress, billingAddress } = order;
  const person = billingAddress ?? shippingAddress;
  const company = invoice?.customer_type === 'Company' ? invoice : undefined;
  const tax = company?.vat_number ?? (invoice?.customer_type === 'Individual' ? invoice.tax_code : undefined);
  const { customer_group, territory } = erp.settings;
  const made = await need(
    makeDocument(erp.ask, 'Customer', {
      customer_name: company?.company_name ?? `${person.first_name} ${person.last_name}`,
      customer_type: company === undefined ? 'Individual' : 'Company',
      customer_group,
      territory,
      email_id: email,
      ...(phone !== '' && { mobile_no: phone }),
      ...(tax !== undefined && { tax_id: tax }),
    }),
  );
  return fieldText(made, 'name');
}

async function countryOf(erp: Erp, code: string): Promise<string> {
  const country = fieldText(await findFirst(erp, 'Country', [['code', '=', code.toLowerCase()]]), 'name');
  return country === '' ? fail('country_missing', code) : country;
}

/** The name of an Address of a customer: the one that says the same, or a new one. */
export async function erpAddressOf(
  erp: Erp,
  customer: string,
  address: Address,
  { type, phone }: { readonly type: 'Billing' | 'Shipping'; readonly phone: string },
): Promise<string> {
  const lines = {
    address_line1: address.address_line1,
    address_line2: address.address_line2 ?? '',
    city: address.city,
    pincode: address.pincode ?? '',
  };
  const known = await findFirst(erp, 'Address', [
    ['Dynamic Link', 'link_doctype', '=', 'Customer'],
    ['Dynamic Link', 'link_name', '=', customer],
    ['address_type', '=', type],
    ...Object.entries(lines)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => [field, '=', value]),
  ]);
  if (known !== undefined) return fieldText(known, 'name');
  const made = await need(
    makeDocument(erp.ask, 'Address', {
      address_title: address.company_name ?? `${address.first_name} ${address.last_name}`,
      address_type: type,
      ...lines,
      state: address.state ?? '',
      country: await countryOf(erp, address.country),
      phone,
      links: [{ link_doctype: 'Customer', link_name: customer }],
    }),
  );
  return fieldText(made, 'name');
}
