import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { userInfoOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { z } from 'zod';
import type { FrappeContext } from '../transport/frappe-client.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** The logged-in user; the service omits empty keys. */
export const frappeUserSchema = z.looseObject({
  email: z.string(),
  first_name: words,
  last_name: words,
  roles: z.array(z.string()).nullish(),
  customer: z
    .looseObject({
      name: words,
      customer_type: words,
      creation: words,
      modified: words,
      mobile_no: words,
      company_name: words,
      tax_code: words,
      vat_number: words,
      pec: words,
      recipient_code: words,
      language: words,
    })
    .nullish(),
});
export type FrappeUser = z.output<typeof frappeUserSchema>;

/** Asks the service whose token it is. */
export const userOf = (
  { frappe }: FrappeDependencies,
  context: FrappeContext,
): Promise<Outcome<FrappeUser>> => frappe.ask('userInfo', {}, frappeUserSchema, context);

const given = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

/** The customer document of the contract, without empty keys. */
export function userInfoOf(user: FrappeUser): OperationOutput<typeof userInfoOperation> {
  const { email, first_name, last_name, roles, customer } = user;
  const company = customer?.customer_type === 'Company';
  return {
    email,
    first_name,
    last_name,
    roles: roles ?? [],
    customer: {
      name: customer?.name ?? email,
      creation: customer?.creation ?? '',
      modified: customer?.modified ?? '',
      docstatus: 0,
      doctype: 'Customer',
      customer_name: `${first_name} ${last_name}`.trim(),
      customer_type: company ? 'Company' : 'Individual',
      customer_group: 'B2C',
      territory: 'Italy',
      email_id: email,
      mobile_no: customer?.mobile_no ?? '',
      language: 'it',
      ...given({
        company_name: customer?.company_name,
        tax_code: customer?.tax_code,
        vat_number: customer?.vat_number,
        pec: customer?.pec,
        recipient_code: customer?.recipient_code,
      }),
    },
  };
}
