/** How the log names an address. */
export const webhookRecord = (id: number): string => `webhook ${id}`;

/** The address that a record of the log names; 0: none. */
export const idOfWebhook = (record: string): number => Number(/^webhook (\d{1,9})$/.exec(record)?.[1] ?? 0);

/** The key of the shop that encrypts the secrets of addresses. */
export const webhookKey = 'webhook-secrets';
