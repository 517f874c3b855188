import { z } from 'zod';

/** A place in the warehouse, as it is written there: "A3-12"; '': none. */
export const shelfMost = 40;
export const shelfSchema = z.string().trim().max(shelfMost);
