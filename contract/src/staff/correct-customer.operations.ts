import { z } from 'zod';
import { addressCodes } from '../checkout/checkout.refusals.ts';
import { ownNameCodes } from '../customers/customers.refusals.ts';
import { saveAddressOperation } from '../customers/profile.operations.ts';
import { staffCustomerSchema } from './staff-customers.operations.ts';
import { staffOperation } from './staff-operation.ts';

const id = z.number().int().positive().max(2_147_483_647);
const edit = { subject: 'customers', needs: 'edit' } as const;
/** Why it was corrected; kept in the log. */
const reason = z.string().trim().max(300).optional();
const text = (max: number) =>
  z.object({ from: z.string().nullable(), to: z.string().trim().max(max) }).optional();

/** GDPR art. 16. Each field with what was seen: one that says something else by now is refused, the others are merged. */
export const correctCustomerOperation = staffOperation({
  name: 'customers.correct',
  permission: edit,
  summary: 'Correct the name, phone or invoice data of an account',
  input: z.object({
    id,
    changes: z.object({
      first_name: text(80),
      last_name: text(80),
      phone: text(32),
      company_name: text(120),
      tax_code: text(16),
      vat_number: text(20),
      pec: text(254),
      recipient_code: text(7),
    }),
    reason,
  }),
  output: staffCustomerSchema,
  refusals: [
    'staff_customer_unknown',
    'changed_meanwhile',
    ...ownNameCodes,
    'phone_invalid',
    'tax_code_wrong',
    'vat_number_wrong',
    'pec_wrong',
    'recipient_code_wrong',
  ],
});

export const correctCustomerAddressOperation = staffOperation({
  name: 'customers.correct_address',
  permission: edit,
  summary: 'Correct a saved address of a customer',
  input: z.object({
    id,
    address: saveAddressOperation.input.extend({ name: z.string().max(60) }),
    /** `version` of the address as it was read. */
    seen: z.string().max(40),
    reason,
  }),
  output: staffCustomerSchema,
  refusals: [
    'staff_customer_unknown',
    'changed_meanwhile',
    'address_unknown',
    'name_invalid',
    'addresses_full',
    ...addressCodes,
  ],
});

/** A link is mailed to the new address, and the address of today is told; nothing changes before it is opened. */
export const askCustomerEmailOperation = staffOperation({
  name: 'customers.ask_email',
  permission: edit,
  summary: 'Ask for another e-mail address of an account',
  input: z.object({ id, email: z.string().trim().max(254), reason }),
  output: staffCustomerSchema,
  refusals: ['staff_customer_unknown', 'email_invalid', 'email_unchanged', 'staff_customer_email_taken'],
});

export const mailCustomerLinkOperation = staffOperation({
  name: 'customers.mail_link',
  permission: edit,
  summary: 'Mail a customer a link to log in or to choose a new password',
  input: z.object({ id, purpose: z.enum(['login', 'password']) }),
  output: staffCustomerSchema,
  refusals: ['staff_customer_unknown', 'staff_customer_closed', 'staff_customer_link_lately'],
});
