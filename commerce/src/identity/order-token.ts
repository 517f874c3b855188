import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';

/** Signs and reads the links that open one order without login: "<number>.<signature>". */
export interface OrderTokens {
  sign(orderNumber: string): Promise<string>;
  /** The order number of a genuine token, else null. */
  read(token: string): Promise<string | null>;
  /** What only the mail to the order's address tells: who sends it back has read that mail. */
  proof(orderNumber: string): Promise<string>;
  proves(orderNumber: string, proof: string): Promise<boolean>;
}

const SECRET = 'order-token';
const PROOF_SECRET = 'order-proof';
/** 128 bits: not to be guessed. */
const SIGNATURE_CHARACTERS = 22;

export function createOrderTokens(secrets: ShopSecrets): OrderTokens {
  const signedBy = (key: Buffer, orderNumber: string): string =>
    createHmac('sha256', key).update(orderNumber).digest('base64url').slice(0, SIGNATURE_CHARACTERS);
  const same = (sent: string, right: string): boolean => {
    const [a, b] = [Buffer.from(sent), Buffer.from(right)];
    return a.length === b.length && timingSafeEqual(a, b);
  };
  const isSigned = async (orderNumber: string, sent: string, secret: string): Promise<boolean> =>
    (await secrets.accepted(secret)).some((key) => same(sent, signedBy(key, orderNumber)));
  return {
    proof: async (orderNumber) => signedBy(await secrets(PROOF_SECRET), orderNumber),
    proves: (orderNumber, sent) => isSigned(orderNumber, sent, PROOF_SECRET),
    sign: async (orderNumber) => `${orderNumber}.${signedBy(await secrets(SECRET), orderNumber)}`,
    async read(token) {
      const at = token.lastIndexOf('.');
      if (at <= 0) return null;
      const orderNumber = token.slice(0, at);
      return (await isSigned(orderNumber, token.slice(at + 1), SECRET)) ? orderNumber : null;
    },
  };
}
