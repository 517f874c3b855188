import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { sameBytes } from '../../platform/secrets/same-secret.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';

/** What a preview shows, until a moment in epoch milliseconds. */
export interface ProductPreview {
  readonly productId: number;
  readonly until: number;
}

/** Signs and verifies what opens the page of a product before it is published: "<product>.<until>.<signature>". */
export interface ProductPreviews {
  sign(preview: ProductPreview): Promise<string>;
  /** What a valid token says, else null. */
  read(token: string): Promise<ProductPreview | null>;
}

const SECRET = 'product-preview';
const form = /^((\d{1,9})\.(\d{1,15}))\.([\w-]{43})$/;

export function createProductPreviews(secrets: ShopSecrets, clock: Clock): ProductPreviews {
  const signature = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    async sign({ productId, until }) {
      const text = `${productId}.${until}`;
      return `${text}.${signature(await secrets(SECRET), text)}`;
    },
    async read(token) {
      const [, text = '', productId, until, sent = ''] = form.exec(token) ?? [];
      if (text === '' || Number(until) <= clock.now()) return null;
      const keys = await secrets.accepted(SECRET);
      const isSigned = keys.some((key) => sameBytes(Buffer.from(sent), Buffer.from(signature(key, text))));
      return isSigned ? { productId: Number(productId), until: Number(until) } : null;
    },
  };
}
