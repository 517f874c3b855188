import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'orders', needs: 'view' } as const;
const fulfil = { subject: 'orders', needs: 'edit' } as const;

/** So many orders at once, as they are printed. */
const orders = z.array(z.string().trim().min(1).max(40)).min(1).max(200);
const parcel = z.number().int().positive().max(2_147_483_647);

/** For whom goods are moved: a buyer; a site that takes waste of electrical equipment. */
export const transportKinds = ['sale', 'weee'] as const;

/** A transport document (DPR 472/96, art. 1(3)) as it was issued. */
export const transportDocumentSchema = z.object({
  /** "2026/7" */
  number: z.string(),
  /** "YYYY-MM-DD" */
  day: z.string(),
  kind: z.enum(transportKinds),
  /** Of a sale: its order and parcel. */
  order_number: z.string().nullable(),
  parcel: z.number().nullable(),
  from: z.object({ name: z.string(), lines: z.array(z.string()), vat_number: z.string() }),
  to: z.object({ name: z.string(), lines: z.array(z.string()) }),
  /** Who moves it; empty: who receives it. */
  carrier: z.string(),
  tracking_number: z.string(),
  packages: z.number(),
  /** null: not known. */
  weight_kg: z.number().nullable(),
  lines: z.array(
    z.object({
      code: z.string(),
      /** Nature and quality. */
      text: z.string(),
      quantity: z.number(),
      unit: z.enum(['pieces', 'kg']),
    }),
  ),
});
export type TransportDocument = z.output<typeof transportDocumentSchema>;

export const transportDocumentsOperation = staffOperation({
  name: 'transport.of_orders',
  permission: view,
  summary: 'Transport documents of orders, and parcels that have none',
  input: z.object({ orders, parcel: parcel.optional() }),
  output: z.object({
    /** In the order of the orders. */
    documents: z.array(transportDocumentSchema),
    without: z.array(z.object({ order_number: z.string(), parcel: z.number(), carrier: z.string() })),
  }),
});

export const issueTransportOperation = staffOperation({
  name: 'transport.issue',
  permission: fulfil,
  summary: 'Issue the transport document of parcels that have none, with the next numbers of the year',
  input: z.object({ orders, parcel: parcel.optional() }),
  output: z.object({ documents: z.array(transportDocumentSchema) }),
  refusals: ['staff_transport_nothing'],
});

export const transportDocumentOperation = staffOperation({
  name: 'transport.get',
  permission: view,
  summary: 'One transport document, by its number',
  input: z.object({ number: z.string().regex(/^20\d{2}\/[1-9]\d{0,8}$/) }),
  output: transportDocumentSchema,
  refusals: ['staff_transport_unknown'],
});
