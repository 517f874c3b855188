import { z } from 'zod';

/** The store where orders are picked up, in the call's language. */
export const pickupPlaceSchema = z.object({
  name: z.string(),
  street: z.string(),
  /** Postcode, town and province: "40128 Bologna (BO)". */
  town: z.string(),
  /** Opening hours, one line for each group of days. */
  hours: z.array(z.string()),
});
export type PickupPlace = z.output<typeof pickupPlaceSchema>;
