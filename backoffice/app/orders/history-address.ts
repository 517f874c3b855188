/** Ends an address that leads to the history of an order. */
export const historyHash = '#storia';

export const historyOf = (number: string): string => `/ordini/${encodeURIComponent(number)}${historyHash}`;
