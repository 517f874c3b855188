import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { catalogue } from './staff.ts';
import { dataDir } from './shop-of-worker.ts';

const demo = join(import.meta.dirname, '../../../demo');

interface Row {
  readonly variants: readonly { readonly sku: string; readonly price: number }[];
}

/** Changes the price of a demo product as the merchant does, by a file. In euros. */
export async function reprice(sku: string, price: number): Promise<void> {
  const rows = readFileSync(join(demo, 'catalogue/products.jsonl'), 'utf8').split('\n');
  const text = rows.find((row) => row.includes(`"sku":"${sku}"`));
  if (text === undefined) throw new Error(`the demo has no ${sku}`);
  const row = JSON.parse(text) as Row;
  const changed = { ...row, variants: row.variants.map((variant) => ({ ...variant, price })) };
  const file = join(dataDir(), `listino-${sku}.jsonl`);
  await writeFile(file, `${JSON.stringify(changed)}\n`);
  await catalogue('import', file, '--pictures', join(demo, 'pictures'));
}
