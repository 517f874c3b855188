import { readFileSync } from 'node:fs';
import { shopFileSchema } from '@casamaestra/contract/shop/shop-file.ts';
import type { Brand } from '../brand.ts';

const file = new URL('../../../../demo/content/shop.json', import.meta.url);

/** The shop that tests of pages belong to. */
export const demoShop = shopFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A shop without pictures of its own. */
export const noBrand: Brand = { logo: undefined, logoOnDark: undefined, social: undefined };
