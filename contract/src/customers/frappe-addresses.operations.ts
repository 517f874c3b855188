import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.mymb_ecommerce.order.${name}` as const;

/** An Address of the Frappe API; `country` is the English name. */
export const frappeAddressSchema = z.object({
  name: z.string(),
  address_line1: z.string(),
  address_line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  pincode: z.string().nullable(),
  country: z.string(),
  address_type: z.enum(['Shipping', 'Billing']),
  is_primary_address: z.union([z.literal(0), z.literal(1)]),
  email_id: z.string(),
  phone: z.string().nullable(),
});
export type FrappeAddress = z.output<typeof frappeAddressSchema>;

/** The customer's addresses in the form of the Frappe API. Jwt. */
export const customerAddressesOperation = operation({
  name: 'customers.frappeAddresses',
  verb: 'POST',
  path: method('get_addresses_for_current_customer'),
  aliases: [],
  envelope: 'message',
  summary: 'Own addresses in the form of the Frappe API',
  input: z.object({}),
  output: z.array(frappeAddressSchema),
  refusals: [...inputCodes, 'login_required'],
});

/**
 * Deletes one of the customer's addresses; for an unknown one the answer has `error`, as in the Frappe API.
 * Jwt.
 */
export const disableAddressOperation = operation({
  name: 'customers.disableAddress',
  verb: 'POST',
  path: method('disable_addresses_for_current_customer'),
  aliases: [],
  envelope: 'message',
  summary: 'Remove an own address (Frappe form)',
  input: z.object({ address_name: z.string().max(60) }),
  output: z.union([
    z.object({ message: z.string(), address_name: z.string() }),
    z.object({ error: z.string() }),
  ]),
  refusals: [...inputCodes, 'login_required'],
});
