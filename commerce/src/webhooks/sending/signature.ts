import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** 24 to 64 bytes, says Standard Webhooks. */
const BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

/** The headers of a message by Standard Webhooks 1: who knows the secret sees that it is ours, unchanged and new. */
export function webhookHeaders(
  secret: string,
  { messageId, now, body }: { readonly messageId: string; readonly now: number; readonly body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
