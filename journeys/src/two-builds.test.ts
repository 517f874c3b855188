import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionEnvironment } from '@casamaestra/commerce/platform/testing/production-environment.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop } from './harness/start-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'casamaestra-two-builds-'));
const shelf = join(dataDir, 'builds/storefront');

/** As a node of another version does it. */
function showAnotherBuild(): void {
  for (const folder of ['assets', 'lists']) mkdirSync(join(shelf, folder), { recursive: true });
  writeFileSync(join(shelf, 'assets/page-newer123.js'), 'goOn();');
  const list = `1790000000000-${'a'.repeat(20)}.json`;
  writeFileSync(join(shelf, 'lists', list), JSON.stringify(['page-newer123.js']));
}

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  // Behind a proxy's https, which this test does without.
  const environment = { ...productionEnvironment, PUBLIC_URL: 'https://ferramenta-rossi.test' };
  shop = await startShop({ dataDir, environment: { ...environment, LANGUAGES: 'it' } });
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a node in production shows its build to the nodes beside it, and serves pages of theirs', async () => {
  const page = await (await fetch(`${shop.url}/`)).text();
  const scripts = [...page.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name);
  expect(scripts.length).toBeGreaterThan(2);
  const shown = readdirSync(join(shelf, 'assets'));
  expect(scripts.filter((name) => !shown.includes(name ?? ''))).toEqual([]);
  expect(readdirSync(join(dataDir, 'builds/backoffice/lists'))).toHaveLength(1);
  showAnotherBuild();
  expect(await (await fetch(`${shop.url}/assets/page-newer123.js`)).text()).toBe('goOn();');
  expect((await fetch(`${shop.url}/assets/page-nobodys1.js`)).status).toBe(404);
});
