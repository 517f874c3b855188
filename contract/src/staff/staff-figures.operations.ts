import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** Periods of figures, in days, today included. */
export const figureDays = [7, 30, 90] as const;

const counts = z.array(z.object({ name: z.string(), count: z.number() }));

/** Page views, never persons: they are counted without cookies, addresses or anything of who looks. */
export const visitFiguresOperation = staffOperation({
  name: 'figures.visits',
  permission: { subject: 'figures', needs: 'view' },
  summary: 'Visits of the last days, and the way from a product to a paid order',
  input: z.object({ days: z.union(figureDays.map((days) => z.literal(days))).default(30) }),
  output: z.object({
    /** First day, "YYYY-MM-DD". */
    since: z.string(),
    /** Every day of the period, the newest first. */
    days: z.array(z.object({ day: z.string(), count: z.number() })),
    kinds: counts,
    devices: counts,
    sources: counts,
    /** Views of products, cart and checkout; orders placed, and those paid. */
    funnel: z.array(
      z.object({ name: z.enum(['product', 'cart', 'checkout', 'placed', 'paid']), count: z.number() }),
    ),
  }),
});
