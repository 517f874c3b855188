import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** What a column of a carrier's file may say. */
export const carrierFields = [
  'text',
  'sender_code',
  'row_number',
  'order_number',
  'order_date',
  'tracking_number',
  'ship_date',
  'name',
  'first_name',
  'last_name',
  'company_name',
  'address',
  'address_line1',
  'address_line2',
  'postcode',
  'city',
  'province',
  'country',
  'phone',
  'phone_national',
  'email',
  'weight_kg',
  'weight_g',
  'packages',
  'length_cm',
  'width_cm',
  'height_cm',
  'pieces',
  'contents',
  'value',
  'cash_on_delivery',
  'note',
] as const;
export type CarrierField = (typeof carrierFields)[number];

export const carrierColumnsMost = 80;

const carrierColumnSchema = z.object({
  field: z.enum(carrierFields),
  title: z.string().trim().max(60),
  /** What a column of the field `text` always says. */
  text: z.string().max(100),
  required: z.boolean(),
  /** At most so many characters; null: any number. */
  most: z.number().int().min(1).max(500).nullable(),
  /** What happens beyond: the end is cut off, or the row is left out. Numbers and codes are never cut. */
  beyond: z.enum(['cut', 'refuse']),
  /** Of weights in kilograms and amounts. */
  decimals: z.number().int().min(0).max(3),
});
export type CarrierColumn = z.output<typeof carrierColumnSchema>;

const carrierName = z.string().trim().min(1).max(80);

export const carrierTemplateFieldsSchema = z.object({
  carrier: carrierName,
  name: z.string().trim().min(1).max(60),
  /** What the carrier calls the shop. */
  sender_code: z.string().trim().max(40),
  /** Lines before the titles, as they are. */
  first_lines: z.string().max(500),
  columns: z.array(carrierColumnSchema).min(1).max(carrierColumnsMost),
  header: z.boolean(),
  separator: z.enum(['semicolon', 'comma', 'tab', 'pipe']),
  /** `never`: separators and quotes inside a value become blanks. */
  quotes: z.enum(['needed', 'always', 'never']),
  encoding: z.enum(['utf-8', 'utf-8-bom', 'windows-1252']),
  line_end: z.enum(['crlf', 'lf']),
  decimals: z.enum(['comma', 'point']),
  /** 2026-11-26, 26/11/2026 or 20261126. */
  dates: z.enum(['iso', 'italian', 'plain']),
});
export type CarrierTemplateFields = z.output<typeof carrierTemplateFieldsSchema>;

const limit = (most: number) => z.number().positive().max(most).optional();

/** What a carrier takes as one package; what is absent has no limit. */
export const carrierLimitsSchema = z.object({
  max_weight_kg: limit(10_000),
  max_length_cm: limit(5_000),
  max_height_cm: limit(5_000),
  /** Length and circumference together. */
  max_girth_cm: limit(10_000),
  /** Above this weight `heavy_length_cm` holds instead. */
  heavy_above_kg: limit(10_000),
  heavy_length_cm: limit(5_000),
});
export type CarrierLimits = z.output<typeof carrierLimitsSchema>;

/** Headings of a carrier's file of numbers. */
export const numberColumnsSchema = z.object({
  order: z.string().max(200),
  number: z.string().max(200),
  url: z.string().max(200).nullable(),
});

const carrierTemplateSchema = z.object({ id: z.number(), fields: carrierTemplateFieldsSchema });
export type CarrierTemplate = z.output<typeof carrierTemplateSchema>;
export const carrierSchema = z.object({
  name: z.string(),
  limits: carrierLimitsSchema,
  number_columns: numberColumnsSchema.nullable(),
});
export type Carrier = z.output<typeof carrierSchema>;

const view = { subject: 'orders', needs: 'view' } as const;
const fulfil = { subject: 'orders', needs: 'edit' } as const;
const set = { subject: 'settings', needs: 'edit' } as const;
const id = z.number().int().positive().max(2_147_483_647);
const changed = z.object({ change: z.number().nullable() });

export const carriersOperation = staffOperation({
  name: 'carriers.list',
  permission: view,
  summary: 'Carriers with their limits, and the templates of their files',
  input: z.object({}),
  output: z.object({ carriers: z.array(carrierSchema), templates: z.array(carrierTemplateSchema) }),
});

export const saveCarrierTemplateOperation = staffOperation({
  name: 'carriers.save_template',
  permission: set,
  summary: "Make or change a template of a carrier's file",
  input: z.object({
    /** Null: a new one. */
    id: id.nullable(),
    /** As its editor saw it; null: a new one. */
    seen: carrierTemplateFieldsSchema.nullable(),
    fields: carrierTemplateFieldsSchema,
  }),
  output: changed.extend({ id: z.number() }),
  refusals: ['staff_carrier_template_unknown', 'staff_carrier_template_known', 'changed_meanwhile'],
});

export const removeCarrierTemplateOperation = staffOperation({
  name: 'carriers.remove_template',
  permission: set,
  summary: "Take a template of a carrier's file away",
  input: z.object({ id }),
  output: changed,
  refusals: ['staff_carrier_template_unknown'],
});

export const saveCarrierLimitsOperation = staffOperation({
  name: 'carriers.save_limits',
  permission: set,
  summary: 'What a carrier takes as one package',
  input: z.object({ carrier: carrierName, seen: carrierLimitsSchema, limits: carrierLimitsSchema }),
  output: changed,
  refusals: ['changed_meanwhile'],
});

const orderNumber = z.string().trim().min(1).max(40);

/** Which parcels: orders that wait, by number or all of them; parcels that have a number; a close; the latest ones. */
export const consignmentsOfSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('to_ship') }),
  z.object({ kind: z.literal('latest') }),
  z.object({ kind: z.literal('orders'), numbers: z.array(orderNumber).min(1).max(200) }),
  z.object({ kind: z.literal('parcels'), ids: z.array(id).min(1).max(500) }),
  z.object({ kind: z.literal('close'), id }),
]);
export type ConsignmentsOf = z.output<typeof consignmentsOfSchema>;

/** What staff measured of orders that are no parcels yet, by order number; it is not kept. */
const measuresSchema = z
  .array(
    z.object({
      order_number: orderNumber,
      packages: z.number().int().min(1).max(99).optional(),
      weight_kg: z.number().positive().max(10_000).optional(),
    }),
  )
  .max(200);

/**
 * `missing`, `too_long`: the row is left out. `cut`, `replaced` (a sign that the encoding or the layout has not),
 * `guarded` (a spreadsheet would have run it), `hidden` (the role does not see it): the row goes, changed.
 */
export const carrierFaults = ['missing', 'too_long', 'cut', 'replaced', 'guarded', 'hidden'] as const;
export const carrierLimitFaults = ['weight', 'length', 'height', 'girth', 'heavy_length'] as const;

const lineSchema = z.object({
  order_number: z.string(),
  /** Null: it is no parcel yet. */
  parcel: z.number().nullable(),
  tracking_number: z.string().nullable(),
  packages: z.number(),
  weight_kg: z.number().nullable(),
  cells: z.array(z.string()),
  faults: z.array(z.object({ column: z.number(), what: z.enum(carrierFaults) })),
  /** What of it the carrier does not take. */
  beyond: z.array(z.enum(carrierLimitFaults)),
  /** It is in the file. */
  goes: z.boolean(),
});
export type CarrierLine = z.output<typeof lineSchema>;

export const previewCarrierFileOperation = staffOperation({
  name: 'carriers.preview',
  permission: fulfil,
  summary: 'Rows of a file as a template would write them, which need not be saved',
  input: z.object({
    fields: carrierTemplateFieldsSchema,
    of: consignmentsOfSchema,
    measures: measuresSchema.optional(),
  }),
  output: z.object({ lines: z.array(lineSchema) }),
  refusals: ['staff_shipment_unknown'],
});

export const carrierFileOperation = staffOperation({
  name: 'carriers.file',
  permission: fulfil,
  summary: 'The file of a carrier; rows that lack something are left out, and the log keeps who took it',
  input: z.object({ template: id, of: consignmentsOfSchema, measures: measuresSchema.optional() }),
  output: z.object({
    name: z.string(),
    /** Base64. */
    content: z.string(),
    rows: z.number(),
    /** Numbers of the orders that are not in it. */
    left_out: z.array(z.string()),
  }),
  refusals: ['staff_carrier_template_unknown', 'staff_carrier_file_empty', 'staff_shipment_unknown'],
});
