import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';
import { orderStateSchema, orderViewSchema } from './order-view.ts';

/** One order by its token, or by number and e-mail address. */
export const trackOrderOperation = operation({
  name: 'orders.track',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.track',
  aliases: [],
  envelope: 'message',
  summary: 'An order by token, or by number and e-mail',
  input: z.union([
    z.object({ order_token: z.string().max(200) }),
    z.object({ order_number: z.string().trim().max(40), email: z.string().trim().max(254) }),
  ]),
  output: orderViewSchema,
  refusals: [...inputCodes, 'order_unknown', 'searches_exceeded'],
});

/**
 * Cancels an order that is unpaid, or paid and not yet in preparation (then refunded). By its token, with or
 * without login.
 */
export const cancelOrderOperation = operation({
  name: 'orders.cancel',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.cancel',
  aliases: [],
  envelope: 'message',
  summary: 'Cancel an own order',
  input: z.object({ order_token: z.string().max(200) }),
  output: orderViewSchema,
  refusals: [...inputCodes, 'order_unknown', 'order_cancelled', 'order_under_way'],
});

/** Confirms an order by the secret mailed to its address: a transfer then gets the full payment term. */
export const confirmOrderOperation = operation({
  name: 'orders.confirm',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.confirm',
  aliases: [],
  envelope: 'message',
  summary: 'Confirm an order by its mailed link',
  input: z.object({ order_token: z.string().max(200), proof: z.string().max(80) }),
  output: orderViewSchema,
  refusals: [...inputCodes, 'order_unknown'],
});

/** Mails the confirmation link again; a few times a day. */
export const resendConfirmationOperation = operation({
  name: 'orders.resendConfirmation',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.resend_confirmation',
  aliases: [],
  envelope: 'message',
  summary: 'Mail the link to confirm an order again',
  input: z.object({ order_token: z.string().max(200) }),
  output: orderViewSchema,
  refusals: [...inputCodes, 'order_unknown', 'order_awaits_no_proof', 'tries_exceeded'],
});

/** Withdraws every link of an order of the own account; a new one is mailed to its address. Jwt. */
export const withdrawLinksOperation = operation({
  name: 'orders.withdrawLinks',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.withdraw_links',
  aliases: [],
  envelope: 'message',
  summary: 'Withdraw the links of an own order',
  input: z.object({ order_number: z.string().trim().min(1).max(40) }),
  /** With a new token. */
  output: orderViewSchema,
  refusals: [...inputCodes, 'login_required', 'login_for_shopping_only', 'order_unknown', 'tries_exceeded'],
});

/**
 * Changes the e-mail address of a fresh order by its link, until the link mailed to the former address was
 * opened.
 */
export const correctEmailOperation = operation({
  name: 'orders.correctEmail',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.correct_email',
  aliases: [],
  envelope: 'message',
  summary: 'Correct the e-mail address of a fresh order',
  input: z.object({ order_token: z.string().max(200), email: z.string().trim().max(254) }),
  /** With a new token: earlier links become invalid. */
  output: orderViewSchema,
  refusals: [
    ...inputCodes,
    'order_unknown',
    'order_email_incomplete',
    'order_email_unchanged',
    'order_email_fixed',
    'tries_exceeded',
  ],
});

/** The customer's orders, newest first, with search, state and period. Jwt. */
export const myOrdersOperation = operation({
  name: 'orders.mine',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.mine',
  aliases: [],
  envelope: 'message',
  summary: 'Orders of the customer: page, search, states, period',
  input: z.object({
    page: z.number().int().min(1).max(10_000).default(1),
    page_size: z.number().int().min(1).max(50).default(10),
    /** Order number or words of a product name. */
    search: z.string().trim().max(80).default(''),
    states: z.array(orderStateSchema).default([]),
    /** "YYYY-MM-DD", inclusive. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  output: z.object({
    orders: z.array(
      z.object({
        order_number: z.string(),
        order_token: z.string(),
        state: orderStateSchema,
        shipping_kind: z.enum(['delivery', 'pickup']),
        placed_at: z.string(),
        total: z.number(),
        pieces: z.number(),
        pictures: z.array(z.object({ url: z.string(), width: z.string(), height: z.string() })),
        names: z.array(z.string()),
        can_pay: z.boolean(),
      }),
    ),
    total_count: z.number(),
    /** Number of orders per state for the tabs, search and period applied. */
    by_state: z.partialRecord(orderStateSchema, z.number()),
  }),
  refusals: [...inputCodes, 'login_required'],
});

/** Documents of all articles bought, newest order first. Jwt. */
export const downloadsOperation = operation({
  name: 'orders.downloads',
  verb: 'POST',
  path: '/api/method/casamaestra.orders.downloads',
  aliases: [],
  envelope: 'message',
  summary: 'Downloads of bought products',
  input: z.object({}),
  output: z.array(
    z.object({
      order_number: z.string(),
      placed_at: z.string(),
      label: z.string(),
      url: z.string(),
      product: z.string().nullable(),
    }),
  ),
  refusals: ['login_required'],
});
