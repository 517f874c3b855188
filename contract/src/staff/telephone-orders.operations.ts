import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { quoteChangeSchema, quoteInputSchema, quoteSchema } from '../cart/quote.ts';
import { addressSchema, invoiceSchema } from '../checkout/address.ts';
import { openOrderCodes, orderRequestCodes, placingCodes } from '../checkout/checkout.refusals.ts';
import { placeOrderInputSchema } from '../checkout/place-order.ts';
import { staffOperation } from './staff-operation.ts';

/** Who changes orders may take one. */
const edit = { subject: 'order_changes', needs: 'edit' } as const;
const customer = z.number().int().positive().max(2_147_483_647);

/** How an order taken on the telephone is paid, and accepted thereby. `link`: on the shop's page, by a mailed link. */
export const telephonePayments = ['transfer', 'link'] as const;
export type TelephonePayment = (typeof telephonePayments)[number];

export const telephoneOptionsOperation = staffOperation({
  name: 'telephone.options',
  permission: edit,
  summary: 'What an order on the telephone can be paid by and where it can go',
  input: z.object({}),
  output: z.object({
    payments: z.array(z.enum(telephonePayments)),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

const goodsSchema = z.object({
  sku: z.string(),
  gtin: z.string().nullable(),
  name: z.string(),
  /** "Colore: rosso, Misura: 5 l" */
  options: z.string(),
  /** What a buyer pays now, in euros, VAT included. */
  price: z.number(),
  stock: z.number(),
});
export type TelephoneGoods = z.output<typeof goodsSchema>;

export const telephoneGoodsOperation = staffOperation({
  name: 'telephone.goods',
  permission: edit,
  summary: 'Articles on sale, by SKU, GTIN, or as the search of the shop finds them',
  input: z.object({ text: z.string().trim().min(2).max(100) }),
  output: z.array(goodsSchema),
});

const buyerSchema = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.string(),
  /** The default one first. */
  addresses: z.array(addressSchema),
  /** As saved in the account; null: nothing saved. */
  invoice: invoiceSchema.nullable(),
});
export type TelephoneBuyer = z.output<typeof buyerSchema>;

export const telephoneBuyerOperation = staffOperation({
  name: 'telephone.buyer',
  permission: edit,
  summary: 'What the form of an order needs of a customer',
  input: z.object({ id: customer }),
  output: buyerSchema,
  refusals: ['staff_customer_unknown'],
});

export const telephoneQuoteOperation = staffOperation({
  name: 'telephone.quote',
  permission: edit,
  summary: 'Price, stock, coupons, delivery, VAT and total, as the checkout prices it',
  input: quoteInputSchema,
  output: quoteSchema,
});

/** An order as the buyer says it on the telephone; priced by the shop, `seen_total` is only compared. */
export const takeOrderInputSchema = placeOrderInputSchema
  .omit({ payment_method: true, payment_gateway: true, review_mail: true, searches: true })
  .extend({
    payment: z.enum(telephonePayments),
    /** The account it belongs to; null: none. */
    customer_id: customer.nullable(),
    /** Fields may be empty here: the refusal names the first that must not. */
    shipping_address: z.record(z.string(), z.string().max(200)).optional(),
    billing_address: z.record(z.string(), z.string().max(200)).optional(),
    language: z.enum(languages),
  });
export type TakeOrderInput = z.input<typeof takeOrderInputSchema>;

export const takeOrderOperation = staffOperation({
  name: 'telephone.place',
  permission: edit,
  summary: 'Place an order taken on the telephone (idempotent by idempotency_key)',
  input: takeOrderInputSchema,
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('placed'), order_number: z.string(), total: z.number() }),
    /** Nothing was ordered or reserved; `quote` is the current one. */
    z.object({
      status: z.literal('changed'),
      message: z.string(),
      changes: z.array(quoteChangeSchema),
      quote: quoteSchema,
    }),
  ]),
  refusals: [...orderRequestCodes, ...openOrderCodes, ...placingCodes, 'staff_customer_unknown'],
});
