import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'invoices', needs: 'view' } as const;
const edit = { subject: 'invoices', needs: 'edit' } as const;

/** Kinds of FatturaPA: invoice, credit note, deferred invoice. */
export const invoiceKinds = ['TD01', 'TD04', 'TD24'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What became of an invoice at the exchange system (SdI), as the intermediary tells it. */
export const invoiceStates = ['to_send', 'sent', 'rejected', 'delivered', 'not_delivered'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** States that may follow one; a rejected invoice is written anew and waits again. */
export const nextInvoiceStates = {
  to_send: ['sent', 'rejected', 'delivered', 'not_delivered'],
  sent: ['delivered', 'not_delivered', 'rejected'],
  rejected: ['to_send'],
  not_delivered: ['delivered'],
  delivered: [],
} as const satisfies Readonly<Record<InvoiceState, readonly InvoiceState[]>>;

const id = z.number().int().positive().max(2_147_483_647);
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

export const invoiceRowSchema = z.object({
  id: z.number(),
  /** "2026/12" */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  /** Of the document, "YYYY-MM-DD". */
  day: z.string(),
  order_number: z.string(),
  buyer: z.string(),
  total: z.number(),
  state: z.enum(invoiceStates),
  /** Of a rejected one: code of the exchange system and the field it names. */
  rejected: z.object({ code: z.string(), field: z.string() }).nullable(),
  file_name: z.string(),
  /** Of a credit note: number of the invoice. */
  corrects: z.string().nullable(),
});
export type InvoiceRow = z.output<typeof invoiceRowSchema>;

/** In pages of 50 by a cursor, newest first. */
export const invoicesOperation = staffOperation({
  name: 'invoices.list',
  permission: view,
  summary: 'Invoices and credit notes, filtered, 50 a page',
  input: z.object({
    states: z.array(z.enum(invoiceStates)).max(invoiceStates.length).optional(),
    kinds: z.array(z.enum(invoiceKinds)).max(invoiceKinds.length).optional(),
    month: month.optional(),
    /** Beginning of the number of the order, or the number of the invoice. */
    text: z.string().trim().max(100).optional(),
    after: z.string().max(200).optional(),
  }),
  output: z.object({
    rows: z.array(invoiceRowSchema),
    next: z.string().nullable(),
    count: z.object({ rows: z.number(), exact: z.boolean() }),
  }),
});

/** The first fifty that wait, those due first. */
export const waitingInvoicesOperation = staffOperation({
  name: 'invoices.waiting',
  permission: view,
  summary: 'Paid orders whose invoice was asked for, and refunds without their credit note',
  input: z.object({}),
  output: z.object({
    orders: z.array(
      z.object({
        order_number: z.string(),
        buyer: z.string(),
        total: z.number(),
        paid_on: z.string(),
        /** The last day to send it, "YYYY-MM-DD". */
        due_on: z.string(),
        late: z.boolean(),
        /** Transport documents of its parcels: "2026/7". */
        transports: z.array(z.string()),
      }),
    ),
    refunds: z.array(
      z.object({
        refund: z.number(),
        order_number: z.string(),
        invoice: z.string(),
        buyer: z.string(),
        amount: z.number(),
        refunded_on: z.string(),
      }),
    ),
    /** Whether more wait than are shown. */
    more: z.boolean(),
  }),
});

export const issueInvoiceOperation = staffOperation({
  name: 'invoices.issue',
  permission: edit,
  summary: 'Issue the invoice of a paid order',
  input: z.object({
    order_number: z.string().trim().min(1).max(40),
    /** Of goods handed over before with a transport document: makes it a deferred invoice (TD24). */
    transport: z
      .union([
        /** Those issued for the parcels of the order. */
        z.literal('documents'),
        z.object({ number: z.string().trim().min(1).max(20), day: z.iso.date() }),
      ])
      .optional(),
  }),
  output: invoiceRowSchema,
  refusals: [
    'staff_order_unknown',
    'staff_invoice_not_asked',
    'staff_invoice_not_paid',
    'staff_invoice_known',
    'staff_invoice_no_vat',
    'staff_invoice_transport_day',
    'staff_invoice_no_transport',
  ],
});

export const creditInvoiceOperation = staffOperation({
  name: 'invoices.credit',
  permission: edit,
  summary: 'Issue the credit note of a refund after an invoice',
  input: z.object({ refund: id }),
  output: invoiceRowSchema,
  refusals: ['staff_refund_without_invoice', 'staff_invoice_known'],
});

export const markInvoiceOperation = staffOperation({
  name: 'invoices.mark',
  permission: edit,
  summary: 'Note what became of an invoice at the exchange system',
  input: z.object({
    id,
    /** As it was read. */
    seen: z.enum(invoiceStates),
    state: z.enum(invoiceStates),
    /** Of a rejected one. */
    code: z
      .string()
      .trim()
      .regex(/^\d{5}$/)
      .optional(),
    field: z.string().trim().max(200).optional(),
  }),
  output: invoiceRowSchema,
  refusals: [
    'staff_invoice_unknown',
    'staff_invoice_state',
    'staff_invoice_code_missing',
    'changed_meanwhile',
  ],
});

/** Most invoices of a month in one file. */
export const invoiceExportMax = 5_000;

export const exportInvoicesOperation = staffOperation({
  name: 'invoices.export',
  permission: edit,
  summary: 'The XML files of a month in one ZIP',
  input: z.object({
    /** Absent: those of every month that are to be sent. */
    month: month.optional(),
    /** Only those that are to be sent. */
    to_send: z.boolean(),
    /** Notes those that are to be sent as sent. */
    mark_sent: z.boolean(),
  }),
  output: z.object({ name: z.string(), zip: z.base64(), files: z.number(), marked: z.number() }),
  refusals: ['staff_invoices_none', 'staff_invoices_none_to_send', 'staff_list_too_long'],
});
