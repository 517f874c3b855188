import { z } from 'zod';
import { orderStateSchema } from '../orders/order-view.ts';
import { profileSchema, savedAddressSchema } from '../customers/profile.operations.ts';
import { staffOperation } from './staff-operation.ts';

/** null: the role does not see it. Times in ISO 8601. */
const masked = <Value extends z.ZodType>(value: Value) => value.nullable();
const id = z.number().int().positive().max(2_147_483_647);
const view = { subject: 'customers', needs: 'view' } as const;
const edit = { subject: 'customers', needs: 'edit' } as const;

const customerRowSchema = z.object({
  id: z.number(),
  /** Initials for roles that see nobody's name. */
  name: z.string(),
  company: masked(z.string()),
  email: masked(z.string()),
  phone: masked(z.string()),
  city: z.string(),
  since: z.string(),
  closed: z.boolean(),
  orders: z.number(),
  last_order_at: z.string().nullable(),
});
export type CustomerRow = z.output<typeof customerRowSchema>;

export const customerSortings = ['newest', 'oldest', 'name'] as const;
export const customerKinds = ['closed', 'companies'] as const;

/** Customers with an account, in pages of 50 by a cursor. */
export const customersOperation = staffOperation({
  name: 'customers.list',
  permission: view,
  summary: 'Customers with an account, filtered, 50 a page',
  input: z.object({
    kind: z.enum(customerKinds).optional(),
    /** First and last day their accounts were opened, "YYYY-MM-DD". */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Number, e-mail, phone, name, surname or company, from its beginning, as far as the role sees them. */
    text: z.string().trim().max(100).optional(),
    sort: z.enum(customerSortings).default('newest'),
    /** `next` of the page before. */
    after: z.string().max(600).optional(),
  }),
  output: z.object({
    rows: z.array(customerRowSchema),
    next: z.string().nullable(),
    /** Exact up to 10,000, beyond that estimated. */
    count: z.object({ rows: z.number(), exact: z.boolean() }),
  }),
});

/** What the checks say of a part of the invoice data; `missing`: an invoice needs it, `absent`: it needs none. */
export const codeStates = ['good', 'wrong', 'missing', 'absent'] as const;
export type CodeState = (typeof codeStates)[number];
const code = z.object({ text: z.string().nullable(), state: z.enum(codeStates) });

const invoiceDataSchema = z.object({
  company: z.string().nullable(),
  /** Whose rules the numbers are checked by. */
  country: z.string(),
  vat_number: code,
  tax_code: code,
  recipient_code: code,
  pec: code,
});
export type InvoiceData = z.output<typeof invoiceDataSchema>;

const addressRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  lines: z.array(z.string()),
  phone: masked(z.string()),
  default_shipping: z.boolean(),
  default_billing: z.boolean(),
  /** As it is saved, and when it was last changed: what a correction begins with. */
  saved: masked(savedAddressSchema),
  version: z.string(),
});

export const consentKinds = ['newsletter', 'price_drops', 'cart_reminders', 'review_mail'] as const;

const consentSchema = z.object({
  kind: z.enum(consentKinds),
  /** `waiting`: asked for, its link not opened yet. */
  state: z.enum(['given', 'waiting', 'ended', 'never']),
  /** The sentence they agreed to, word by word; null: a switch of the account, whose label says it. */
  sentence: z.string().nullable(),
  /** Where they asked: the address of a page. */
  origin: z.string().nullable(),
  asked_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type CustomerConsent = z.output<typeof consentSchema>;

export const dataActs = ['export', 'erase'] as const;
export type DataAct = (typeof dataActs)[number];
/** How the customer asked for it. */
export const askedHow = ['email', 'phone', 'letter', 'in_shop', 'authority'] as const;

export const dataRequestSchema = z.object({
  id: z.number(),
  customer_id: z.number(),
  customer_name: z.string(),
  act: z.enum(dataActs),
  asked_how: z.enum(askedHow),
  asked_by: z.string(),
  asked_at: z.string(),
  /** Asked by who reads this. */
  own: z.boolean(),
  state: z.enum(['waiting', 'approved']),
  /** In a shop of one person: from when it may be approved alone. */
  alone_from: z.string().nullable(),
  /** Until when an approved copy may be taken, by who asked; null: it may not. */
  ready_until: z.string().nullable(),
});
export type DataRequest = z.output<typeof dataRequestSchema>;

/** What a person may do with an account now. */
export const customerActs = [
  'correct',
  'mail_link',
  'end_logins',
  'close',
  'reopen',
  'ask_export',
  'ask_erase',
] as const;
export type CustomerAct = (typeof customerActs)[number];

export const staffCustomerSchema = customerRowSchema.extend({
  language: z.string(),
  /** What the account itself says, as it may be corrected. */
  profile: masked(
    profileSchema.pick({
      first_name: true,
      last_name: true,
      phone: true,
      company_name: true,
      tax_code: true,
      vat_number: true,
      pec: true,
      recipient_code: true,
      pending_email: true,
    }),
  ),
  addresses: masked(z.array(addressRowSchema)),
  invoice: masked(invoiceDataSchema),
  consents: masked(z.array(consentSchema)),
  sessions: masked(
    z.array(z.object({ id: z.string(), device: z.string(), opened_at: z.string(), used_at: z.string() })),
  ),
  passkeys: masked(z.number()),
  /** The newest. */
  recent_orders: z.array(
    z.object({
      number: z.string(),
      state: orderStateSchema,
      placed_at: z.string(),
      total: masked(z.number()),
    }),
  ),
  /** Requests about their data that wait or whose copy is ready; empty for roles that have none. */
  requests: z.array(dataRequestSchema),
  acts: z.array(z.enum(customerActs)),
});
export type StaffCustomer = z.output<typeof staffCustomerSchema>;

export const staffCustomerOperation = staffOperation({
  name: 'customers.get',
  permission: view,
  summary: 'One customer with everything that belongs to the account',
  input: z.object({ id }),
  output: staffCustomerSchema,
  refusals: ['staff_customer_unknown'],
});

export const endCustomerLoginsOperation = staffOperation({
  name: 'customers.end_logins',
  permission: edit,
  summary: 'End all sessions of a customer',
  input: z.object({ id }),
  output: staffCustomerSchema,
  refusals: ['staff_customer_unknown'],
});

/** After a leak: everybody signs in again. Passwords and passkeys stay. */
export const endAllLoginsOperation = staffOperation({
  name: 'customers.end_all_logins',
  permission: { subject: 'all_logins', needs: 'edit' },
  summary: 'End all sessions of all customers',
  input: z.object({ reason: z.string().trim().min(1).max(300) }),
  output: z.object({ ended: z.number() }),
});

/** A closed account lets nobody in, and its sessions count no more; its orders stay as they are. */
export const closeCustomerOperation = staffOperation({
  name: 'customers.close',
  permission: edit,
  summary: 'Close an account to every login, or open it again',
  input: z.object({ id, closed: z.boolean() }),
  output: staffCustomerSchema,
  refusals: ['staff_customer_unknown'],
});
