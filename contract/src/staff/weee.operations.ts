import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';
import { transportDocumentSchema } from './transport-documents.operations.ts';

/** Collection groups of electrical waste (D.M. 185/2007): fridges, large appliances, screens, small ones and the rest, lamps. */
export const weeeGroups = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
export type WeeeGroup = (typeof weeeGroups)[number];

/** Of a take-back: awaited from the driver, in the shop's store, at the collection site; or nothing was handed over. */
export const takeBackStates = ['awaited', 'stored', 'handed_over', 'nothing'] as const;
export type TakeBackState = (typeof takeBackStates)[number];

const applianceSchema = z.object({
  group: z.enum(weeeGroups),
  pieces: z.number().int().min(1).max(99),
  /** Of all of them. */
  weight_kg: z.number().min(0.01).max(10_000),
});
export type Appliance = z.output<typeof applianceSchema>;

export const takeBackSchema = z.object({
  order_number: z.string(),
  /** "YYYY-MM-DD" */
  placed_on: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.enum(takeBackStates),
  appliances: z.array(applianceSchema),
  /** When it was noted; null: it is awaited. */
  noted_at: z.string().nullable(),
  /** Of what was noted; 0: nothing is. */
  version: z.number(),
  /** The transport document to the collection site. */
  document: z.string().nullable(),
});
export type TakeBack = z.output<typeof takeBackSchema>;

/** So many take-backs are listed, the newest first. */
export const takeBacksMost = 1000;

export const takeBacksOperation = staffOperation({
  name: 'weee.list',
  permission: { subject: 'orders', needs: 'view' },
  summary: 'Appliances taken back one for one, with what is in the store by collection group',
  input: z.object({
    state: z.enum(takeBackStates).optional(),
    /** First and last day the orders were placed, "YYYY-MM-DD". */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  output: z.object({
    rows: z.array(takeBackSchema),
    /** In the store, whatever the filter. */
    stored: z.array(applianceSchema),
    /** Where the last ones went, to be offered again; null: nowhere yet. */
    site: z.object({ name: z.string(), lines: z.array(z.string()), carrier: z.string() }).nullable(),
  }),
});

export const noteTakeBackOperation = staffOperation({
  name: 'weee.note',
  permission: { subject: 'orders', needs: 'edit' },
  summary: 'Note what the driver brought back of an order; nothing: the buyer handed nothing over',
  input: z.object({
    order_number: z.string().trim().min(1).max(40),
    /** As it was seen. */
    version: z.number().int().min(0).max(2_147_483_647),
    /** One a group. */
    appliances: z
      .array(applianceSchema)
      .max(weeeGroups.length)
      .refine((all) => new Set(all.map(({ group }) => group)).size === all.length),
  }),
  output: z.object({ row: takeBackSchema, change: z.number().nullable() }),
  refusals: ['staff_order_unknown', 'changed_meanwhile', 'staff_weee_not_asked', 'staff_weee_handed_over'],
});

const line = z.string().trim().min(1).max(120);

export const handOverWeeeOperation = staffOperation({
  name: 'weee.hand_over',
  permission: { subject: 'orders', needs: 'edit' },
  summary: 'Issue the transport document of appliances in the store to a collection site',
  input: z.object({
    orders: z.array(z.string().trim().min(1).max(40)).min(1).max(takeBacksMost),
    /** Enrolled at the CdC RAEE. */
    site: z.object({ name: line, lines: z.array(line).min(1).max(4) }),
    /** Who drives; empty: the shop itself. */
    carrier: z.string().trim().max(80),
  }),
  output: z.object({ document: transportDocumentSchema }),
  refusals: ['staff_weee_not_stored'],
});
