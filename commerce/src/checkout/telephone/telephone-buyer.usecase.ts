import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { TelephoneBuyer } from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectAccount, selectAddresses } from './telephone-buyer.queries.ts';
import type { Account } from './telephone-buyer.queries.ts';

/** Of a company when the account has its VAT number, else of the person when it has a tax code. */
function savedInvoice(account: Account): Invoice | null {
  const { company, vatNumber, taxCode, recipientCode, pec } = account;
  if (vatNumber !== null && vatNumber !== '')
    return {
      customer_type: 'Company',
      company_name: company ?? '',
      vat_number: vatNumber,
      tax_code: taxCode ?? '',
      recipient_code: recipientCode ?? '',
      pec: pec ?? '',
    };
  return taxCode === null || taxCode === '' ? null : { customer_type: 'Individual', tax_code: taxCode };
}

/** What the form of an order needs of a customer who calls. */
export async function telephoneBuyer(database: Database, id: number): Promise<Outcome<TelephoneBuyer>> {
  const account = await selectAccount(database, id);
  if (account === undefined) return refused('staff_customer_unknown', {});
  const addresses = await selectAddresses(database, id);
  return accepted({
    id,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    phone: account.phone ?? addresses.find(({ phone }) => phone !== null)?.phone ?? '',
    language: account.language,
    invoice: savedInvoice(account),
    addresses: addresses.map(({ phone: _phone, ...address }) => ({
      ...address,
      company_name: address.company_name ?? '',
      address_line2: address.address_line2 ?? '',
      state: address.state ?? '',
      pincode: address.pincode ?? '',
    })),
  });
}
