import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';
import { pictureBytesMax } from './staff-pictures.operations.ts';
import { staffOperation } from './staff-operation.ts';

/** How goods came back. */
export const goodsConditions = ['intact', 'opened', 'used', 'damaged', 'incomplete'] as const;
export type GoodsCondition = (typeof goodsConditions)[number];

/** Photos of one declaration. */
export const withdrawalPhotosMost = 8;
/** Where a photo is read, with the cookie of who is signed in: "12.webp". */
export const withdrawalPhotoPath = '/api/staff/withdrawal_photos/';

const withdrawalNumber = z.string().trim().max(48);
const view = { subject: 'orders', needs: 'view' } as const;

/** `awaited`: goods have to come back. `to_refund`: nothing left to wait for. `refunded`: the money is back. */
export const withdrawalSteps = ['awaited', 'to_refund', 'refunded'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

const withdrawalRowSchema = z.object({
  number: z.string(),
  order_number: z.string(),
  name: z.string(),
  declared_at: z.string(),
  pieces: z.number(),
  /** Last day for the refund, "YYYY-MM-DD" (Codice del consumo, art. 56). */
  refund_by: z.string(),
  /** That day has passed, and the money is not back. */
  late: z.boolean(),
  step: z.enum(withdrawalSteps),
});
export type WithdrawalRow = z.output<typeof withdrawalRowSchema>;

/** Declarations by the last day of their refund, the earliest first; refunded ones the newest first. */
export const withdrawalsOperation = staffOperation({
  name: 'withdrawals.list',
  permission: view,
  summary: 'Declarations of withdrawal by deadline, 50 a page',
  input: z.object({
    refunded: z.boolean().default(false),
    /** `next` of the page before. */
    after: z.number().int().optional(),
  }),
  output: z.object({
    rows: z.array(withdrawalRowSchema),
    next: z.number().nullable(),
    /** What `after` takes to ask, of those not refunded, for what was declared since; they come last, whatever page is read. */
    newest: z.number(),
  }),
});

export const staffWithdrawalSchema = withdrawalRowSchema.extend({
  email: z.string().nullable(),
  reason: z.string().nullable(),
  /** Goods had left the shop when it was declared. */
  shipped: z.boolean(),
  /** Last day for the buyer to send them back; null: nothing had left. */
  send_back_by: z.string().nullable(),
  /** A parcel of the order left the shop, before or after the declaration, and the goods are not back yet. */
  can_come_back: z.boolean(),
  received_at: z.string().nullable(),
  received_note: z.string().nullable(),
  condition: z.enum(goodsConditions).nullable(),
  goods: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      options: z.string(),
      qty: z.number(),
      /** Charged for these pieces, in euros; null: the role does not see amounts. */
      worth: z.number().nullable(),
    }),
  ),
  /** As the goods came back, oldest first; empty for roles that see only initials. */
  photos: z.array(
    z.object({
      id: z.number(),
      /** For who is signed in. */
      url: z.string(),
      width: z.number(),
      height: z.number(),
      added_at: z.string(),
    }),
  ),
  /** Where goods go back to, in one line. */
  returns_to: z.string(),
  /** null: the role does not see amounts. In euros. */
  money: z
    .object({
      /** Charged for its pieces, with the delivery when they are the last of the order. */
      worth: z.number(),
      /** Of it the delivery. */
      delivery: z.number(),
      deduction: z.number(),
      deduction_reason: z.string().nullable(),
      /** Most that may be deducted: what was paid for the goods, without delivery. */
      deduction_most: z.number(),
      /** What is still to be refunded for all declarations of the order, as far as money is left. */
      proposed: z.number(),
      refundable: z.number(),
    })
    .nullable(),
  /** The refund may wait for the goods (art. 56(3)). */
  may_wait: z.boolean(),
});
export type StaffWithdrawal = z.output<typeof staffWithdrawalSchema>;

export const staffWithdrawalOperation = staffOperation({
  name: 'withdrawals.get',
  permission: view,
  summary: 'One declaration of withdrawal, with its days and its money',
  input: z.object({ number: withdrawalNumber }),
  output: staffWithdrawalSchema,
  refusals: ['staff_withdrawal_unknown'],
});

export const receiveWithdrawalOperation = staffOperation({
  name: 'withdrawals.receive',
  permission: { subject: 'orders', needs: 'edit' },
  summary: 'The goods of a withdrawal are back, and how they came',
  input: z.object({
    number: withdrawalNumber,
    condition: z.enum(goodsConditions),
    note: z.string().trim().max(300).optional(),
    /** Whether its pieces can be sold again: they are in stock at once. */
    restock: z.boolean().default(false),
  }),
  output: staffWithdrawalSchema,
  refusals: ['staff_withdrawal_unknown', 'withdrawal_goods_back', 'withdrawal_goods_not_sent'],
});

const photoChange = z.object({ withdrawal: staffWithdrawalSchema, change: z.number() });

/** Drawn anew: nothing of the file stays but its pixels. Only staff see it. */
export const addWithdrawalPhotoOperation = staffOperation({
  name: 'withdrawals.add_photo',
  permission: { subject: 'orders', needs: 'edit' },
  summary: 'Add a photo of the goods of a withdrawal as they came back (JPEG, PNG, WebP)',
  input: z.object({
    number: withdrawalNumber,
    /** The bytes of the file in base64. */
    content: z
      .string()
      .min(1)
      .max(Math.ceil(pictureBytesMax / 3) * 4),
  }),
  output: photoChange,
  refusals: [
    'staff_withdrawal_unknown',
    'withdrawal_goods_not_sent',
    'withdrawal_photos_full',
    'staff_picture_unreadable',
    'staff_picture_heic',
  ],
});

export const removeWithdrawalPhotoOperation = staffOperation({
  name: 'withdrawals.remove_photo',
  permission: { subject: 'orders', needs: 'edit' },
  summary: 'Take a photo of returned goods away; it can be undone for thirty days',
  input: z.object({ number: withdrawalNumber, id: z.number().int().positive() }),
  output: photoChange,
  refusals: ['staff_withdrawal_unknown', 'withdrawal_photo_unknown'],
});

/** For goods handled more than trying them needs (Codice del consumo, art. 57(2)); 0 takes it back. */
export const deductOperation = staffOperation({
  name: 'withdrawals.deduct',
  permission: { subject: 'order_changes', needs: 'edit' },
  summary: 'Deduct from the refund of a withdrawal what its goods are worth less',
  input: z.object({
    number: withdrawalNumber,
    amount: eurosSchema,
    reason: z.string().trim().min(1).max(300),
  }),
  output: staffWithdrawalSchema,
  refusals: ['staff_withdrawal_unknown', 'withdrawal_goods_awaited', 'withdrawal_deduction_exceeds'],
});
