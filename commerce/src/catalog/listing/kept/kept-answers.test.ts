import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Commerce } from '../../../create-commerce.ts';
import { paintShop } from '../../testing/paint-shop.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const paints = '/api/shop?category=Vernici';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(paintShop);
});
afterAll(() => shop.close());

const colourOf = ({ features }: Listing, wanted: string) =>
  features.find(({ code }) => code === 'colore')?.facet_results.find(({ value }) => value === wanted)?.swatch;

async function coloursFile(): Promise<string> {
  const folder = join(shop.dataDir, 'cache/catalogue');
  const name = (await readdir(folder)).find((one) => one.endsWith('.colours.json'));
  return join(folder, name ?? '');
}

async function redOn(node: Commerce): Promise<string | undefined> {
  await node.ready;
  const answer = await node.handler(new Request(`http://shop.test${paints}`));
  await node.close();
  return colourOf(((await answer.json()) as { message: Listing }).message, 'Rosso');
}

const paintRed = (swatch: string) =>
  sql`update variant set swatch = ${swatch} where options::text like '%Rosso%'`.execute(shop.database);

test('other colours of a catalogue come with its next change, in lists that were shown before too', async () => {
  expect(colourOf(await shop.value<Listing>(paints), 'Rosso')).toBe('#aa2222');
  await paintRed('#bb3333');
  await sql`insert into change_log (kind) values ('category')`.execute(shop.database);
  await shop.until(paints, ({ text }) => text.includes('#bb3333'));
  expect(colourOf(await shop.value<Listing>(paints), 'Bianco')).toBe('#ffffff');
});

test('a node begins with the colours that were told last, and asks when their file is damaged', async () => {
  await expect.poll(async () => readFile(await coloursFile(), 'utf8')).toContain('#bb3333');
  await paintRed('#cc4444');
  expect(await redOn(shop.anotherNode())).toBe('#bb3333');
  const whole = await readFile(await coloursFile(), 'utf8');
  await writeFile(await coloursFile(), whole.slice(0, whole.length / 2));
  expect(await redOn(shop.anotherNode())).toBe('#cc4444');
});
