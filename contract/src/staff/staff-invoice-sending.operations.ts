import { z } from 'zod';
import { invoiceStates } from './staff-invoices.operations.ts';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'invoices', needs: 'view' } as const;
const edit = { subject: 'invoices', needs: 'edit' } as const;

/** How many invoices are to be sent, of every month. */
export const sendingOperation = staffOperation({
  name: 'invoices.sending',
  permission: view,
  summary: 'How many invoices are to be sent, and the folder they can be written to',
  input: z.object({}),
  output: z.object({
    to_send: z.number(),
    /** INVOICE_EXPORT_DIR; null: none is set. */
    folder: z.string().nullable(),
  }),
});

/** Writes their files and notes them as sent: what takes them from there sends them. */
export const sendToFolderOperation = staffOperation({
  name: 'invoices.to_folder',
  permission: edit,
  summary: 'Write the files that are to be sent to the folder of the intermediary',
  input: z.object({}),
  output: z.object({ files: z.number(), folder: z.string() }),
  refusals: [
    'staff_invoices_none_to_send',
    'staff_invoice_folder_none',
    'staff_invoice_folder_failed',
    'staff_invoice_folder_other',
  ],
});

/** Receipts of the exchange system: delivered, rejected, not delivered, deadline passed, attested as not deliverable. */
export const receiptKinds = ['RC', 'NS', 'MC', 'DT', 'AT'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Bytes of all files of one call, and of one receipt. */
export const receiptsBytesMax = 10_000_000;
export const receiptBytesMax = 500_000;
export const receiptFilesMax = 2_000;

/** Why a file is refused. */
export const receiptFaults = [
  'signed',
  'name',
  'kind',
  'too_large',
  'xml',
  'differs',
  'invoice_unknown',
  'state',
  'zip',
] as const;
export type ReceiptFault = (typeof receiptFaults)[number];

/**
 * `done`: it made the state. `known`: loaded before. `older`: a later receipt, or a new file of the invoice, had come before.
 */
export const receiptOutcomes = ['done', 'known', 'older', 'refused'] as const;

const receiptError = z.object({ code: z.string(), description: z.string(), suggestion: z.string() });
export type ReceiptError = z.output<typeof receiptError>;

export const importReceiptsOperation = staffOperation({
  name: 'invoices.receipts',
  permission: edit,
  summary: 'Load receipts of the exchange system, as XML files or ZIPs of them',
  input: z.object({
    files: z
      .array(
        z.object({
          name: z.string().trim().min(1).max(200),
          /** The bytes of the file in base64. */
          content: z.string().max(Math.ceil(receiptsBytesMax / 3) * 4),
        }),
      )
      .min(1)
      .max(500),
  }),
  output: z.object({
    /** File by file, in the order they came. */
    files: z.array(
      z.object({
        name: z.string(),
        outcome: z.enum(receiptOutcomes),
        fault: z.enum(receiptFaults).nullable(),
        /** Number of the invoice and its state now; null: none is known. */
        number: z.string().nullable(),
        state: z.enum(invoiceStates).nullable(),
        errors: z.array(receiptError),
      }),
    ),
  }),
  refusals: ['staff_receipts_too_many'],
});

export const receiptsOfInvoiceOperation = staffOperation({
  name: 'invoices.receipts_of',
  permission: view,
  summary: 'What the exchange system said of an invoice, the latest first',
  input: z.object({ id: z.number().int().positive() }),
  output: z.object({
    receipts: z.array(
      z.object({
        kind: z.enum(receiptKinds),
        at: z.string(),
        sdi_id: z.string(),
        invoice_file: z.string(),
        file_name: z.string(),
        errors: z.array(receiptError),
        note: z.string(),
        applied: z.boolean(),
      }),
    ),
    /** Of a rejected one: the last day to send it again with its number and date, "YYYY-MM-DD". */
    resend_by: z.string().nullable(),
  }),
});
