import { z } from 'zod';

/** A place in the warehouse, as it is written there: "A3-12"; '': none. */
export const shelfSchema = z.string().trim().max(40);
