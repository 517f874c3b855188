import { z } from 'zod';
import { rowFaults } from './goods-import.operations.ts';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'connections', needs: 'view' } as const;
const edit = { subject: 'connections', needs: 'edit' } as const;

/** Names of documents in ERPNext, at most as long as there. */
const named = z.string().trim().min(1).max(140);
const maybeNamed = z.string().trim().max(140);

export const erpnextSettingsSchema = z.object({
  /** Off: nothing is read or sent; what waits is kept. */
  on: z.boolean(),
  address: z.string().trim().min(1).max(500),
  company: named,
  price_list: maybeNamed,
  warehouse: maybeNamed,
  stock_in: z.boolean(),
  prices_in: z.boolean(),
  items_in: z.boolean(),
  /** What becomes of items the shop does not have. */
  new_items: z.enum(['leave', 'draft']),
  /** Category of drafts. */
  new_category: z.number().int().nullable(),
  every_minutes: z.number().int().min(5).max(1440),
  orders_out: z.boolean(),
  orders_when: z.enum(['paid', 'placed']),
  payments_out: z.boolean(),
  customer_group: maybeNamed,
  territory: maybeNamed,
  /** Empty: ERPNext's own. */
  order_series: maybeNamed,
  /** Item that stands for delivery. */
  shipping_item: maybeNamed,
  /** Where payments arrive. */
  payment_account: maybeNamed,
  mode_of_payment: maybeNamed,
  /** Item Tax Templates by rate, one a line: "22 = IVA 22% - CM". Empty: orders go without rows of VAT. */
  vat_templates: z.string().trim().max(1000),
});
export type ErpnextSettings = z.output<typeof erpnextSettingsSchema>;

export const erpnextRunKinds = ['try', 'all', 'changes'] as const;
export const erpnextParts = ['stock', 'prices', 'items'] as const;
export type ErpnextPart = (typeof erpnextParts)[number];

/** Why ERPNext did not do what it was asked. */
export const erpnextFailures = [
  'unreachable',
  'timeout',
  'private',
  'address',
  'key',
  'forbidden',
  'missing',
  'invalid',
  'duplicate',
  'busy',
  'broken',
  'unreadable',
  'secret_unreadable',
  /** Of the shop: who saved the connection may not import any more. */
  'not_permitted',
  /** Settings that sending needs and that are empty. */
  'settings',
  'item_missing',
  'country_missing',
  /** The order of a payment is not there yet, or the payment of a refund. */
  'order_missing',
  'payment_missing',
  /** ERPNext works out another total. */
  'total',
] as const;
export type ErpnextFailure = (typeof erpnextFailures)[number];

/** Why a row of ERPNext is left out. */
/** `no_draft`: a draft could not be made of it. The others as in lists of suppliers. */
export const erpnextFaults = ['unreadable', 'currency', 'no_draft', ...rowFaults] as const;
export type ErpnextFault = (typeof erpnextFaults)[number];

const runSchema = z.object({
  id: z.number(),
  kind: z.enum(erpnextRunKinds),
  state: z.enum(['reading', 'writing', 'done', 'failed']),
  part: z.enum(erpnextParts).nullable(),
  who: z.string(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  /** Rows of ERPNext read so far. */
  rows: z.number(),
  /** Variants that change; prices too far away, which wait for a person; drafts made; rows left out. */
  changed: z.number(),
  held: z.number(),
  drafts: z.number(),
  faults: z.number(),
  failure: z.enum(erpnextFailures).nullable(),
  /** Of the failure, in ERPNext's word: "PermissionError". */
  detail: z.string(),
  next_try_at: z.string().nullable(),
  /** The list that was made of it, on the screen of imports. */
  import_id: z.number().nullable(),
});
export type ErpnextRun = z.output<typeof runSchema>;

export const erpnextOperation = staffOperation({
  name: 'connections.erpnext',
  permission: view,
  summary: 'The connection with ERPNext, and its last runs',
  input: z.object({}),
  output: z.object({
    /** null: none was ever saved. */
    settings: erpnextSettingsSchema.nullable(),
    version: z.number(),
    /** The last characters of the API key; null: there is none. */
    key_ending: z.string().nullable(),
    next_run_at: z.string().nullable(),
    runs: z.array(runSchema),
    /** Documents that wait to be sent, and those that were given up. */
    waiting: z.number(),
    given_up: z.number(),
  }),
});

/** Key and secret are in this input only; empty: those of before. By the version seen: else `changed_meanwhile`. */
export const saveErpnextOperation = staffOperation({
  name: 'connections.save_erpnext',
  permission: edit,
  summary: 'Save the connection with ERPNext',
  input: z.object({
    version: z.number().int(),
    from: erpnextSettingsSchema.nullable(),
    to: erpnextSettingsSchema,
    api_key: z.string().trim().max(200).optional(),
    api_secret: z.string().trim().max(200).optional(),
  }),
  output: z.object({ change: z.number().nullable(), version: z.number() }),
  refusals: [
    'staff_webhook_address',
    'staff_webhook_private',
    'staff_erpnext_key_missing',
    'staff_erpnext_field_missing',
    'staff_erpnext_vat_templates',
    'staff_category_unknown',
    'changed_meanwhile',
  ],
});

export const erpnextChecks = [
  'reach',
  'key',
  'read',
  'company',
  'price_list',
  'warehouse',
  'customer_group',
  'territory',
  'shipping_item',
  'payment_account',
  'vat_template',
] as const;

const checkSchema = z.object({
  check: z.enum(erpnextChecks),
  /** Kind of document, or the name that was looked for. */
  about: z.string(),
  ok: z.boolean(),
  /** Why not; `other`: it is there, but not as it must be. */
  why: z
    .enum([...erpnextFailures, 'other_company', 'other_currency', 'other_rate', 'group', 'disabled'])
    .nullable(),
  detail: z.string(),
});
export type ErpnextCheck = z.output<typeof checkSchema>;

export const testErpnextOperation = staffOperation({
  name: 'connections.test_erpnext',
  permission: edit,
  summary: 'Ask ERPNext what the saved connection may do; nothing is changed',
  input: z.object({}),
  output: z.array(checkSchema),
  refusals: ['staff_erpnext_unknown'],
});

export const runErpnextOperation = staffOperation({
  name: 'connections.run_erpnext',
  permission: edit,
  summary: 'Read ERPNext now: only to see the differences, or to import them',
  input: z.object({ kind: z.enum(erpnextRunKinds) }),
  output: z.object({ id: z.number() }),
  refusals: ['staff_erpnext_unknown', 'staff_erpnext_busy', 'staff_erpnext_nothing_in'],
});

export const stopErpnextOperation = staffOperation({
  name: 'connections.stop_erpnext',
  permission: edit,
  summary: 'End a run of reading; what is imported already stays',
  input: z.object({ id: z.number().int() }),
  output: z.object({ id: z.number() }),
  refusals: ['staff_erpnext_run_unknown'],
});

export const erpnextFaultsOperation = staffOperation({
  name: 'connections.erpnext_faults',
  permission: view,
  summary: 'Rows of ERPNext that a run left out, and why',
  input: z.object({ id: z.number().int() }),
  output: z.array(
    z.object({
      part: z.enum(erpnextParts),
      name: z.string(),
      item_code: z.string(),
      fault: z.enum(erpnextFaults),
      value: z.string(),
    }),
  ),
  refusals: ['staff_erpnext_run_unknown'],
});

const documentSchema = z.object({
  id: z.number(),
  kind: z.enum(['order', 'cancel', 'payment', 'refund']),
  order: z.string(),
  state: z.enum(['waiting', 'done', 'given_up']),
  /** Of the document in ERPNext; null: none was made, or none yet. */
  name: z.string().nullable(),
  tries: z.number(),
  failure: z.enum(erpnextFailures).nullable(),
  detail: z.string(),
  added_at: z.string(),
  /** Of a waiting one. */
  next_at: z.string().nullable(),
  done_at: z.string().nullable(),
});
export type ErpnextDocument = z.output<typeof documentSchema>;

export const erpnextDocumentsOperation = staffOperation({
  name: 'connections.erpnext_documents',
  permission: view,
  summary: 'The last 100 documents for ERPNext; only those given up where asked',
  input: z.object({ given_up: z.boolean().default(false) }),
  output: z.array(documentSchema),
});

/** What is there already is found, so nothing is made twice. */
export const sendErpnextOperation = staffOperation({
  name: 'connections.send_erpnext',
  permission: edit,
  summary: 'Send a document to ERPNext once more; without one: all that were given up',
  input: z.object({ id: z.number().int().optional() }),
  output: z.object({ sent: z.number(), change: z.number().nullable() }),
  refusals: ['staff_erpnext_document_unknown'],
});
