import { z } from 'zod';
import { staffRoles } from './permissions.ts';
import { staffOperation } from './staff-operation.ts';
import type { StaffOperation } from './staff-operation.ts';
import { staffOrderSchema } from './staff-orders.operations.ts';

/** Files of one note. */
export const noteFilesMost = 5;
export const noteFileBytesMax = 10_000_000;
/** Larger ones are refused with their name up to here, beyond by their length alone. */
export const noteFileBytesRead = 2 * noteFileBytesMax;
/** Where a file of a note is read, with the cookie of who is signed in: "12". */
export const noteFilePath = '/api/staff/note_files/';

const fulfil = { subject: 'orders', needs: 'edit' } as const;
const orderNumber = z.string().trim().max(40);

/** Whom a note about an order may mention: who works here and sees orders. */
export const colleaguesOperation = staffOperation({
  name: 'orders.colleagues',
  permission: fulfil,
  summary: 'Colleagues whom a note about an order may mention',
  input: z.object({}),
  output: z.array(z.object({ id: z.number(), name: z.string(), roles: z.array(z.enum(staffRoles)) })),
});

/** Kept for a day until a note takes it. Pictures are drawn anew as WebP: nothing stays but their pixels. */
export const addNoteFileOperation = staffOperation({
  name: 'orders.add_note_file',
  permission: fulfil,
  summary: 'Upload a file for a note that is being written (JPEG, PNG, WebP, PDF)',
  input: z.object({
    number: orderNumber,
    name: z.string().trim().min(1).max(255),
    /** The bytes of the file in base64. */
    content: z
      .string()
      .min(1)
      .max(Math.ceil(noteFileBytesRead / 3) * 4),
  }),
  output: z.object({ id: z.number() }),
  refusals: ['staff_order_unknown', 'staff_note_file_unreadable', 'staff_note_file_too_large'],
});

/** A note of staff, which buyers never see. */
export const noteOrderOperation = staffOperation({
  name: 'orders.note',
  permission: fulfil,
  summary: 'Write a note about an order for staff',
  input: z.object({
    number: orderNumber,
    /** `@[12]` mentions the colleague with this id. */
    text: z.string().trim().min(1).max(1000),
    /** Ids of files that this person uploaded for this order. */
    files: z.array(z.number().int().positive()).max(50).default([]),
  }),
  output: staffOrderSchema,
  refusals: [
    'staff_order_unknown',
    'staff_mention_unknown',
    'staff_note_files_too_many',
    'staff_note_file_unknown',
  ],
});

/** For a file that was attached by mistake, or shows more than it should. */
export const removeNoteFileOperation = staffOperation({
  name: 'orders.remove_note_file',
  permission: fulfil,
  summary: 'Take a file away from a note; it can be undone for thirty days',
  input: z.object({ number: orderNumber, id: z.number().int().positive() }),
  output: z.object({
    order: staffOrderSchema,
    /** Number of the change, by which it is undone. */
    change: z.number(),
  }),
  refusals: ['staff_order_unknown', 'staff_note_file_unknown'],
});

/** Own mentions only, whoever calls: the row is gone from the screen of today. */
export const readMentionsOperation = staffOperation({
  name: 'mentions.read',
  permission: 'anyone',
  summary: 'Mark the own mentions in notes about an order as read',
  input: z.object({ number: orderNumber }),
  output: z.object({ read: z.number() }),
  refusals: ['staff_not_permitted', 'staff_order_unknown'],
});

export const orderNoteOperations: readonly StaffOperation[] = [
  colleaguesOperation,
  addNoteFileOperation,
  noteOrderOperation,
  removeNoteFileOperation,
  readMentionsOperation,
];
