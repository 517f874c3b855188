import { readFileSync } from 'node:fs';
import { shopFileSchema } from '@casamaestra/contract/shop/shop-file.ts';

const file = new URL('../../../../demo/content/shop.json', import.meta.url);

/** The shop that tests of pages belong to. */
export const demoShop = shopFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
