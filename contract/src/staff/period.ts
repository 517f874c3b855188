import { z } from 'zod';

/** Days "2026-11-27", the first and the last one included. */
export const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'] });
