import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';

/** Signs and reads the links that open one order without login: "<number>.<signature>". */
export interface OrderTokens {
  sign(orderNumber: string): Promise<string>;
  /** The order number of a genuine token, else null. */
  read(token: string): Promise<string | null>;
}

const SECRET = 'order-token';
/** 128 bits: not to be guessed. */
const SIGNATURE_CHARACTERS = 22;

export function createOrderTokens(secrets: ShopSecrets): OrderTokens {
  const signature = async (orderNumber: string): Promise<string> =>
    createHmac('sha256', await secrets(SECRET))
      .update(orderNumber)
      .digest('base64url')
      .slice(0, SIGNATURE_CHARACTERS);
  return {
    sign: async (orderNumber) => `${orderNumber}.${await signature(orderNumber)}`,
    async read(token) {
      const at = token.lastIndexOf('.');
      if (at <= 0) return null;
      const orderNumber = token.slice(0, at);
      const [sent, right] = [Buffer.from(token.slice(at + 1)), Buffer.from(await signature(orderNumber))];
      return sent.length === right.length && timingSafeEqual(sent, right) ? orderNumber : null;
    },
  };
}
