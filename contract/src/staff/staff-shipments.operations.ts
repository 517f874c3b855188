import { z } from 'zod';
import { carrierLimitFaults, numberColumnsSchema } from './staff-carriers.operations.ts';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'orders', needs: 'view' } as const;
const fulfil = { subject: 'orders', needs: 'edit' } as const;
const id = z.number().int().positive().max(2_147_483_647);
const carrier = z.string().trim().min(1).max(80);
const number = z.string().trim().min(1).max(80);
const url = z.url({ protocol: /^https?$/ }).max(500);

export const shipmentSchema = z.object({
  id: z.number(),
  order_number: z.string(),
  /** When it was handed over or labelled, ISO 8601. */
  at: z.string(),
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string().nullable(),
  name: z.string(),
  /** "40121 Bologna (BO)"; without the province abroad. */
  place: z.string(),
  pieces: z.number(),
  /** As measured, else of its articles. Null: the weight of some article is not known. */
  weight_kg: z.number().nullable(),
  packages: z.number(),
  /** What staff measured; null: nothing. */
  weight_g: z.number().nullable(),
  length_cm: z.number().nullable(),
  width_cm: z.number().nullable(),
  height_cm: z.number().nullable(),
  /** What of it its carrier does not take. */
  beyond: z.array(z.enum(carrierLimitFaults)),
  delivered_at: z.string().nullable(),
  /** Of the close it was handed over in; null: of none yet. */
  close: z.number().nullable(),
});
export type StaffShipment = z.output<typeof shipmentSchema>;

/** The names that were typed when parcels were shipped. */
export const shippedCarriersOperation = staffOperation({
  name: 'shipments.carriers',
  permission: view,
  summary: 'Carriers of the parcels there are, by name',
  input: z.object({}),
  output: z.array(z.string()),
});

/** Parcels with a number, in pages of 50 by a cursor, newest first. */
export const shipmentsOperation = staffOperation({
  name: 'shipments.list',
  permission: view,
  summary: 'Parcels on their way, filtered, 50 a page',
  input: z.object({
    carrier: carrier.optional(),
    /** First and last day, "YYYY-MM-DD". */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Not handed over in a close yet. */
    open: z.boolean().optional(),
    /** With an article whose weight is not known. */
    without_weight: z.boolean().optional(),
    /** Beginning of the number of the order or of the parcel, or of the surname. */
    text: z.string().trim().max(100).optional(),
    after: z.string().max(200).optional(),
  }),
  output: z.object({
    rows: z.array(shipmentSchema),
    next: z.string().nullable(),
    count: z.object({ rows: z.number(), exact: z.boolean() }),
    /** All carriers there are, with how many parcels wait for their close. */
    carriers: z.array(z.object({ name: z.string(), open: z.number() })),
  }),
});

export const shipmentOperation = staffOperation({
  name: 'shipments.get',
  permission: view,
  summary: 'One parcel',
  input: z.object({ id }),
  output: shipmentSchema,
  refusals: ['staff_shipment_unknown'],
});

const centimetres = z.number().int().min(1).max(5_000).nullable();

const change = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value }).optional();

/** Fields that somebody else changed meanwhile are refused, the others written. */
export const correctShipmentOperation = staffOperation({
  name: 'shipments.correct',
  permission: fulfil,
  summary: 'Correct carrier, number, link or measures of a parcel',
  input: z.object({
    id,
    changes: z.object({
      carrier: change(carrier),
      tracking_number: change(number),
      tracking_url: change(url.nullable()),
      packages: change(z.number().int().min(1).max(99)),
      weight_g: change(z.number().int().min(1).max(10_000_000).nullable()),
      length_cm: change(centimetres),
      width_cm: change(centimetres),
      height_cm: change(centimetres),
    }),
    /** Tell the buyer the new number. */
    mail: z.boolean(),
  }),
  output: z.object({ shipment: shipmentSchema, change: z.number().nullable() }),
  refusals: ['staff_shipment_unknown', 'changed_meanwhile'],
});

export const mailShipmentOperation = staffOperation({
  name: 'shipments.mail',
  permission: fulfil,
  summary: 'Send the mail with the number of a parcel once more',
  input: z.object({ id }),
  output: z.object({ change: z.number() }),
  refusals: ['staff_shipment_unknown'],
});

/** Why a row of a file of numbers was not taken. */
export const numberFaults = [
  'unknown_order',
  'collected',
  'not_to_ship',
  'several_parcels',
  'withdrawn',
  'order_twice',
  'no_number',
] as const;
export const numbersMost = 500;

export const takeNumbersOperation = staffOperation({
  name: 'shipments.take_numbers',
  permission: fulfil,
  summary: 'Ship orders by the file of numbers a carrier gave; tried first',
  input: z.object({
    /** False: only says what would be done. */
    apply: z.boolean(),
    /** Headings of the file, kept for the next one of this carrier when it is applied. */
    columns: numberColumnsSchema.optional(),
    rows: z
      .array(
        z.object({
          order_number: z.string().trim().max(40),
          carrier,
          tracking_number: z.string().trim().max(80),
          tracking_url: url.optional(),
        }),
      )
      .min(1)
      .max(numbersMost),
  }),
  output: z.object({
    /** In the order of the rows. `same`: it was taken before. */
    results: z.array(
      z.object({
        what: z.enum(['ship', 'correct', 'same', 'fault']),
        fault: z.enum(numberFaults).nullable(),
        name: z.string(),
      }),
    ),
  }),
});
export type NumberResult = z.output<typeof takeNumbersOperation.output>['results'][number];

const closeSchema = z.object({
  id: z.number(),
  carrier: z.string(),
  at: z.string(),
  who: z.string(),
  parcels: z.number(),
});
export type DayClose = z.output<typeof closeSchema>;

/** All parcels of a carrier that are in no close yet; later ones go into the next. */
export const closeDayOperation = staffOperation({
  name: 'shipments.close_day',
  permission: fulfil,
  summary: 'Close the day of a carrier: the list of what is handed over',
  input: z.object({ carrier }),
  output: z.object({ close: closeSchema, change: z.number() }),
  refusals: ['staff_shipments_none'],
});

export const dayClosesOperation = staffOperation({
  name: 'shipments.closes',
  permission: view,
  summary: 'Closes, newest first, 50 a page',
  input: z.object({
    /** `next` of the page before. */
    before: id.optional(),
  }),
  output: z.object({ rows: z.array(closeSchema), next: z.number().nullable() }),
});

export const dayCloseOperation = staffOperation({
  name: 'shipments.close',
  permission: view,
  summary: 'One close with its parcels',
  input: z.object({ id }),
  output: z.object({ close: closeSchema, rows: z.array(shipmentSchema) }),
  refusals: ['staff_shipment_unknown'],
});
