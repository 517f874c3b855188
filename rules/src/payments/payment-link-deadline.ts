import type { Instant } from '../pricing/price-now.ts';

const DAY_MS = 86_400_000;

/** Until when an order that is not paid by transfer can be paid at the latest, however often that is tried. */
export const longestPayment = (placedAt: Instant): Instant => placedAt + DAY_MS;
