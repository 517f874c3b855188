import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { frappeAddressSchema } from '../customers/frappe-addresses.operations.ts';
import { operation } from '../platform/operation.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.mymb_ecommerce.order.${name}` as const;

const itemSchema = z.object({
  item_code: z.string(),
  item_name: z.string(),
  qty: z.number(),
  /** Unit price in euros, VAT included. */
  rate: z.number(),
  image: z.string().nullable(),
});

/** A Sales Order in the form of the Frappe API; times in UTC without zone. */
export const frappeOrderSchema = z.object({
  name: z.string(),
  status: z.string(),
  transaction_status: z.string(),
  creation: z.string(),
  modified: z.string(),
  total: z.number(),
  invoice_requested: z.enum(['YES', 'NO']),
  customer_type: z.enum(['Individual', 'Company']),
  shipping_address: frappeAddressSchema,
  billing_address: frappeAddressSchema,
  total_qty: z.number(),
  items: z.array(itemSchema),
  custom_mymb_order_extra_info: z.record(z.string(), z.never()),
  paid: z.enum(['YES', 'NO', '']),
  /** Always empty: there is no ERP behind this shop. */
  erp_document_number: z.literal(''),
});
export type FrappeOrder = z.output<typeof frappeOrderSchema>;

const wholeNumber = (from: number, to: number, otherwise: number) =>
  z.coerce.number().int().min(from).max(to).default(otherwise);

/** The customer's orders in the form of the Frappe API, newest first. Jwt. */
export const frappeOrdersOperation = operation({
  name: 'orders.frappeList',
  verb: 'POST',
  path: method('get_sales_orders_for_current_customer'),
  aliases: [],
  envelope: 'message',
  summary: 'Own orders in the form of the Frappe API',
  input: z.object({ page_num: wholeNumber(1, 10_000, 1), page_size: wholeNumber(1, 100, 10) }),
  output: z.array(frappeOrderSchema),
  refusals: [...inputCodes, 'login_required'],
});

const orderIdSchema = z.object({ order_id: z.string().trim().min(1).max(40) });
const problemSchema = z.object({ error: z.string() });

/**
 * One of the customer's orders in the form of the Frappe API; for an unknown one the answer has `error`. Jwt.
 */
export const frappeOrderOperation = operation({
  name: 'orders.frappeDetail',
  verb: 'POST',
  path: method('get_sales_order_details'),
  aliases: [],
  envelope: 'message',
  summary: 'One own order in the form of the Frappe API',
  input: orderIdSchema,
  output: z.union([frappeOrderSchema, problemSchema]),
  refusals: [...inputCodes, 'login_required'],
});

/** The pro forma of one of the customer's orders. Jwt. */
export const frappeInvoiceOperation = operation({
  name: 'orders.frappeInvoice',
  verb: 'POST',
  path: '/api/method/omnicommerce.controllers.pdf.get_sales_order_invoice',
  aliases: [],
  envelope: 'message',
  summary: 'Signed address of the pro-forma PDF of an own order',
  input: orderIdSchema,
  output: z.union([
    z.object({
      name: z.string(),
      attachment_files: z.array(z.string()),
      /** "dd-mm-YYYY HH:MM:SS" */
      creation_date: z.string(),
      status: z.string(),
      total: z.number(),
      items: z.array(itemSchema),
    }),
    problemSchema,
  ]),
  refusals: [...inputCodes, 'login_required'],
});

const documentNumber = z.union([z.string().max(40), z.number()]).optional();

/** The document of one of the customer's orders as a file. Jwt. */
export const frappeDocumentOperation = operation({
  name: 'orders.frappeDocument',
  verb: 'POST',
  path: '/api/method/mymb_ecommerce.mymb_b2c.mymb_documents.get_document',
  aliases: [],
  envelope: 'message',
  summary: 'Address of the document of an own order',
  input: z.object({
    /** Kind, year and number in the Frappe API's ERP; accepted and ignored. */
    causale: documentNumber,
    anno: documentNumber,
    numero: documentNumber,
    order_name: z.string().trim().min(1).max(40),
  }),
  output: z.object({ file_url: z.string() }),
  refusals: [...inputCodes, 'login_required', 'own_order_unknown'],
});
