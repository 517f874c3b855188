import { z } from 'zod';
import { staffRoles } from './permissions.ts';
import { staffOperation } from './staff-operation.ts';

/** So many rows of a list are exported or chosen at once. */
export const listRowsMost = 10_000;

/** Name of a list, as the screens call it: "orders". */
const list = z.string().regex(/^[a-z_]{1,30}$/);

const look = {
  list,
  name: z.string().trim().min(1).max(60),
  /** What the address of the list says after "?". */
  query: z.string().max(1000),
  hidden: z.array(z.string().max(40)).max(60),
  density: z.enum(['compact', 'roomy']),
  shared_with: z.enum(['nobody', 'role', 'everybody']),
  /** The role it is for; null unless it is shared with a role. */
  role: z.enum(staffRoles).nullable(),
};

export const savedViewSchema = z.object({
  ...look,
  id: z.number(),
  /** Whose it is. */
  who: z.string(),
  own: z.boolean(),
  /** May be removed by who reads this. */
  removable: z.boolean(),
});
export type SavedView = z.output<typeof savedViewSchema>;

/** Own views of a list, and those shared with the person, by name. */
export const savedViewsOperation = staffOperation({
  name: 'views.list',
  permission: 'anyone',
  summary: 'Saved views of a list',
  input: z.object({ list }),
  output: z.array(savedViewSchema),
});

/** Saves a view; one of the same person, list and name is replaced. Who shares with others must be one of them or may change settings. */
export const saveViewOperation = staffOperation({
  name: 'views.save',
  permission: 'anyone',
  summary: 'Save a view of a list',
  input: z
    .object(look)
    .refine(({ shared_with: sharedWith, role }) => (sharedWith === 'role') === (role !== null), {
      path: ['role'],
    }),
  output: z.array(savedViewSchema),
  refusals: ['staff_not_permitted', 'staff_views_full'],
});

export const removeViewOperation = staffOperation({
  name: 'views.remove',
  permission: 'anyone',
  summary: 'Remove a saved view',
  input: z.object({ id: z.number().int() }),
  output: z.array(savedViewSchema),
  refusals: ['staff_view_unknown'],
});
