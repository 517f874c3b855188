import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

/** Where somebody asked for the newsletter; kept as part of the consent. */
export const newsletterOrigins = ['footer', 'popup', 'checkout', 'account', 'api'] as const;
export type NewsletterOrigin = (typeof newsletterOrigins)[number];

const email = z.string().trim().max(254);
/** Of the Frappe API. There is one newsletter, so its value changes nothing. */
const group = z.string().trim().max(140).optional();

/**
 * Asks for the newsletter: a mail asks to confirm the address. The answer is the same whether the address is known or
 * not. Guest.
 */
export const subscribeOperation = operation({
  name: 'newsletter.subscribe',
  verb: 'POST',
  path: '/api/method/omnicommerce.controllers.newsletter.subscribe',
  aliases: [],
  envelope: 'message',
  summary: 'Ask for the newsletter; a mail asks to confirm',
  input: z.object({
    email,
    email_group: group,
    origin: z.enum(newsletterOrigins).default('api'),
  }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: [...inputCodes, 'email_invalid', 'tries_exceeded'],
});

/** Confirms an address by the parameters of the mailed link, once. Guest. */
export const confirmSubscriptionOperation = operation({
  name: 'newsletter.confirm',
  verb: 'POST',
  path: '/api/method/omnicommerce.controllers.newsletter.confirm_subscription',
  aliases: [],
  envelope: 'message',
  summary: 'Confirm the newsletter by the mailed link',
  input: z.object({ email, email_group: group, _signature: z.string().max(120).default('') }),
  output: z.object({ status: z.enum(['success', 'error']), message: z.string() }),
  refusals: [...inputCodes, 'tries_exceeded'],
});

/** What of mails that are no part of an order a customer wants. */
export const mailChoicesSchema = z.object({
  /** `waiting`: the mailed link has not been opened yet. */
  newsletter: z.enum(['yes', 'no', 'waiting']),
  /** A mail when an article of the wishlist costs less. */
  price_drops: z.boolean(),
  /** One mail when goods were left in the cart. */
  cart_reminders: z.boolean(),
});
export type MailChoices = z.output<typeof mailChoicesSchema>;

/** The customer's choices about mails; those that are sent change. */
export const mailChoicesOperation = operation({
  name: 'newsletter.choices',
  verb: 'POST',
  path: '/api/method/casamaestra.newsletter.choices',
  aliases: [],
  envelope: 'message',
  summary: 'The own choices about mails; fields that are sent change',
  input: z.object({
    newsletter: z.boolean().optional(),
    price_drops: z.boolean().optional(),
    cart_reminders: z.boolean().optional(),
  }),
  output: mailChoicesSchema,
  refusals: [...inputCodes, 'login_ended', 'login_required', 'tries_exceeded', 'email_invalid'],
});
