import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);

/** A postal address with the Frappe API's field names. `country` is ISO 3166-1 alpha-2, upper case. */
export const addressSchema = z.object({
  first_name: text(80).min(1),
  last_name: text(80).min(1),
  company_name: text(120).optional(),
  address_line1: text(140).min(1),
  address_line2: text(140).optional(),
  city: text(100).min(1),
  /**
   * Abbreviation of the province in Italy ("BO"), region or state elsewhere; absent where a country has none.
   */
  state: text(80).optional(),
  pincode: text(16).optional(),
  country: z.string().regex(/^[A-Z]{2}$/),
});
export type Address = z.output<typeof addressSchema>;

/** Invoice details: for whom, and where it is sent (FatturaPA: codice destinatario or PEC, see docs). */
export const invoiceSchema = z.discriminatedUnion('customer_type', [
  z.object({ customer_type: z.literal('Individual'), tax_code: text(16).min(1) }),
  z.object({
    customer_type: z.literal('Company'),
    company_name: text(120).min(1),
    vat_number: text(20).min(1),
    tax_code: text(16).optional(),
    /** SDI code of seven characters; either this or `pec`. */
    recipient_code: text(7).optional(),
    pec: text(254).optional(),
  }),
]);
export type Invoice = z.output<typeof invoiceSchema>;
