import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.mymb_ecommerce.order.${name}` as const;

/** An Address of the provider; `country` is the English name. */
export const providerAddressSchema = z.object({
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
export type ProviderAddress = z.output<typeof providerAddressSchema>;

/** Own addresses in the provider's form. Jwt. */
export const customerAddressesOperation = operation({
  name: 'customers.providerAddresses',
  verb: 'POST',
  path: method('get_addresses_for_current_customer'),
  aliases: [],
  envelope: 'message',
  summary: 'Own addresses in the provider’s form',
  text: 'I propri indirizzi nella forma del gestionale.',
  input: z.object({}),
  output: z.array(providerAddressSchema),
  refusals: [...inputCodes, 'login_required'],
});

/** Removes an own address; one that is not there is told as `error`, as the provider does. Jwt. */
export const disableAddressOperation = operation({
  name: 'customers.disableAddress',
  verb: 'POST',
  path: method('disable_addresses_for_current_customer'),
  aliases: [],
  envelope: 'message',
  summary: 'Remove an own address (provider’s form)',
  text: 'Toglie un proprio indirizzo, nella forma del gestionale.',
  input: z.object({ address_name: z.string().max(60) }),
  output: z.union([
    z.object({ message: z.string(), address_name: z.string() }),
    z.object({ error: z.string() }),
  ]),
  refusals: [...inputCodes, 'login_required'],
});
