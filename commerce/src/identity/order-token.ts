import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { isSignatureOf, signatureOf } from '../platform/secrets/signatures.ts';

/**
 * Signs and verifies the tokens in links that open one order without login: "<number>.<signature>".
 * Earlier links become invalid when they are withdrawn, and when the order's e-mail address is corrected: they went to
 * somebody else's mailbox.
 */
export interface OrderTokens {
  sign(orderNumber: string): Promise<string>;
  /** The same for an order that is just being placed. */
  signFirst(orderNumber: string): Promise<string>;
  /** The order number of a valid token, else null. */
  read(token: string): Promise<string | null>;
  /** What links in a mail carry: the token and a secret of that mailbox alone. */
  mailed(orderNumber: string): Promise<{ readonly token: string; readonly proof: string }>;
  /** Whether the secret is that of a mail to the order's address: whoever returns it has read one. */
  proves(orderNumber: string, proof: string): Promise<boolean>;
}

const SECRET = 'order-token';
const PROOF_SECRET = 'order-proof';

/** @param changes returns how often an order’s links became invalid */
export function createOrderTokens(
  secrets: ShopSecrets,
  changes: (orderNumber: string) => Promise<number>,
): OrderTokens {
  const signedText = async (orderNumber: string): Promise<string> => {
    const times = await changes(orderNumber);
    return times === 0 ? orderNumber : `${orderNumber} ${times}`;
  };
  const token = async (orderNumber: string, text: string) =>
    `${orderNumber}.${await signatureOf(secrets, SECRET, text)}`;
  return {
    async mailed(orderNumber) {
      const text = await signedText(orderNumber);
      const proof = await signatureOf(secrets, PROOF_SECRET, text);
      return { token: await token(orderNumber, text), proof };
    },
    proves: async (orderNumber, sent) =>
      isSignatureOf(secrets, PROOF_SECRET, await signedText(orderNumber), sent),
    sign: async (orderNumber) => token(orderNumber, await signedText(orderNumber)),
    signFirst: (orderNumber) => token(orderNumber, orderNumber),
    async read(sent) {
      const at = sent.lastIndexOf('.');
      if (at <= 0) return null;
      const orderNumber = sent.slice(0, at);
      return (await isSignatureOf(secrets, SECRET, await signedText(orderNumber), sent.slice(at + 1)))
        ? orderNumber
        : null;
    },
  };
}
