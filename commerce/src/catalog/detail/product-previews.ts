import type { Clock } from '../../platform/clock.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { isSignatureOf, signatureOf } from '../../platform/secrets/signatures.ts';

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
const form = /^((\d{1,9})\.(\d{1,15}))\.([\w-]{22})$/;

export function createProductPreviews(secrets: ShopSecrets, clock: Clock): ProductPreviews {
  return {
    async sign({ productId, until }) {
      const text = `${productId}.${until}`;
      return `${text}.${await signatureOf(secrets, SECRET, text)}`;
    },
    async read(token) {
      const [, text = '', productId, until, sent = ''] = form.exec(token) ?? [];
      if (text === '' || Number(until) <= clock.now()) return null;
      const isSigned = await isSignatureOf(secrets, SECRET, text, sent);
      return isSigned ? { productId: Number(productId), until: Number(until) } : null;
    },
  };
}
