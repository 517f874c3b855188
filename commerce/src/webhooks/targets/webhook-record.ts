/** How the log names an address. */
export const webhookRecord = (id: number): string => `webhook ${id}`;

/** The key of the shop that encrypts the secrets of addresses. */
export const webhookKey = 'webhook-secrets';
