import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** What is told of who sells, in its order. */
export const companyFacts = [
  'shop_name',
  'company_name',
  'vat_number',
  'tax_code',
  'register',
  'capital',
  'address',
  'returns_address',
  'phone',
  'phone_hours',
  'whatsapp',
  'email',
  'assistance_email',
  'withdrawal_email',
  'privacy_email',
  'pec',
  'store_name',
  'store_address',
  'store_hours',
  'closed',
  'iban',
  'bic',
  'holder',
  'bank',
  'transfer_days',
  'mail_from',
  'public_url',
  'back_office_url',
] as const;
export type CompanyFact = (typeof companyFacts)[number];

const factSchema = z.object({
  fact: z.enum(companyFacts),
  /** One line each; empty: nothing is given. */
  lines: z.array(z.string()),
  source: z.enum(['file', 'environment']),
  /** "company.vat_number" of the file, or the name of the variable. */
  named: z.string(),
  /** Shown in part. */
  masked: z.boolean(),
});
export type ToldFact = z.output<typeof factSchema>;

/** It is changed where it comes from, and holds from the next start (decision 0031). */
export const companyOperation = staffOperation({
  name: 'settings.company',
  permission: { subject: 'settings', needs: 'view' },
  summary: 'Who sells: company, contacts, hours, account of transfers, each with where it comes from',
  input: z.object({}),
  output: z.object({ file: z.string(), facts: z.array(factSchema) }),
});

const country = z.object({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().trim().min(1).max(60),
});

/** The first one is the shop's own: what pages promise of delivery holds there. */
export const saveCountriesOperation = staffOperation({
  name: 'settings.save_countries',
  permission: { subject: 'settings', needs: 'edit' },
  summary: 'Set the countries the shop delivers to, in the order in which they are offered',
  input: z.object({ seen: z.array(country).max(60), countries: z.array(country).min(1).max(60) }),
  output: z.object({ change: z.number().nullable() }),
  refusals: ['changed_meanwhile', 'staff_country_twice', 'staff_country_used'],
});
