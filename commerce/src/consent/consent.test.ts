import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentCookie, consentIn, consentPath } from '@casamaestra/contract/consent/consent.ts';
import type { ConsentList } from '@casamaestra/contract/consent/consent.ts';
import { consentVersion } from '@casamaestra/contract/consent/consent-version.ts';
import { shopFileSchema } from '@casamaestra/contract/shop/shop-file.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { shopPlaceholders } from '../content/shop-placeholders.ts';
import { readConfig } from '../shop-config.ts';

const DAY = 86_400_000;
const { shop: plainShop } = readConfig({});
const tool = (id: string, category: string) => ({
  id,
  category,
  name: `Strumento ${id}`,
  provider: 'Altri S.p.A.',
  purpose: { it: 'Conta le visite', en: 'Counts visits' },
  lifetime: { it: '13 mesi' },
  hosts: ['https://altri.example'],
  script: 'https://altri.example/s.js',
});
const shopFile = { ...plainShop, outside_tools: [tool('stat', 'measurement'), tool('chat', 'service')] };
const folder = mkdtempSync(join(tmpdir(), 'consent-'));
let now = Date.UTC(2026, 10, 22, 9);
let shop: TestShop;
let plain: TestShop;
beforeAll(async () => {
  const file = join(folder, 'shop.json');
  const { logo: _logo, logo_on_dark: _dark, social: _social, icon: _icon, ...withoutPictures } = shopFile;
  writeFileSync(file, JSON.stringify(withoutPictures));
  shop = await startTestShop([], {
    clock: { now: () => now },
    environment: { SHOP_FILE: file, LANGUAGES: 'it,en' },
  });
  plain = await startTestShop();
});
afterAll(async () => {
  await shop.close();
  await plain.close();
  rmSync(folder, { recursive: true, force: true });
});

const list = async (headers = {}) => (await shop.ask(consentPath, { headers })).body as ConsentList;
const choose = (body: unknown, address = '203.0.113.1') =>
  shop.ask(consentPath, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'x-client-address': address },
  });
const choices = () => shop.database.selectFrom('consent_choice').selectAll().orderBy('chosen_at').execute();

test('the list names what consent is asked for, by purpose, in the language of the page', async () => {
  const { categories, tools, version } = await list({ cookie: 'language=en' });
  expect(categories.map(({ id }) => id)).toEqual(['service', 'measurement']);
  expect(tools.map(({ purpose }) => purpose)).toEqual(['Counts visits', 'Counts visits']);
  expect(version).toBe(consentVersion(shopFileSchema.parse(shopFile)));
});

test('a shop without such things asks nobody', async () => {
  expect((await plain.ask(consentPath)).status).toBe(404);
  expect(consentVersion(plainShop)).toBeUndefined();
});

test('the cookie page lists them, or says that there are none', () => {
  const page = '<p>{{cookies.tools}}</p>';
  const listed = shopPlaceholders(shopFileSchema.parse(shopFile), 'it').html(page);
  expect(listed).toContain('<th scope="row">Strumento stat</th><td>Altri S.p.A.</td>');
  expect(shopPlaceholders(plainShop, 'it').html(page)).toMatch(/^<p>[^<]*nessun consenso\.<\/p>$/);
});

test('a map is listed by itself, as what leaves no cookie', () => {
  const map = {
    tiles: 'https://tile.example/{z}/{x}/{y}.png',
    provider: 'Mappe ETS',
    attribution: '© Mappe',
    latitude: 44.5,
    longitude: 11.3,
  };
  const html = shopPlaceholders(shopFileSchema.parse({ ...plainShop, map }), 'it').html('{{cookies.tools}}');
  expect(html).toMatch(/<td>Mappe ETS<\/td>.*<td>nessun cookie<\/td>/);
  expect(html).not.toContain('Preferenze sui cookie');
  for (const tiles of [
    'http://a.example/{z}/{x}/{y}',
    'https://a.example/{z}/{x}',
    'https://{s}.a.example/{z}/{x}/{y}',
  ])
    expect(shopFileSchema.safeParse({ ...plainShop, map: { ...map, tiles } }).success).toBe(false);
});

test('a choice is kept with time and list, without a person, and forgotten after a year', async () => {
  const { version } = await list();
  expect((await choose({ version, categories: ['measurement'] })).status).toBe(200);
  const [row, ...more] = await choices();
  expect(more).toEqual([]);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['categories', 'chosen_at', 'id', 'version']);
  expect(row).toMatchObject({ version, categories: ['measurement'], chosen_at: new Date(now) });
  now += 367 * DAY;
  await shop.commerce.jobs.drain();
  expect(await choices()).toEqual([]);
});

test.each(['', '{', '{"version":"x","categories":[]}', 'null', '{"categories":["all"]}'])(
  'what is no choice is refused: %j',
  async (body) => expect((await choose(body)).status).toBe(400),
);

test('one network cannot fill the table', async () => {
  const { version } = await list();
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1)
    statuses.push((await choose({ version, categories: [] }, '198.51.100.4')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('the cookie holds for six months and one list, and says what was agreed to', () => {
  const choice = { version: 'abc', at: now, categories: ['service'] };
  const [pair = ''] = consentCookie(choice, true).split(';');
  expect(consentIn(`a=1; ${pair}`, 'abc', now + 182 * DAY)).toMatchObject({ categories: ['service'] });
  expect(consentIn(pair, 'abc', now + 184 * DAY)).toBeUndefined();
  expect(consentIn(pair, 'abd', now)).toBeUndefined();
  expect(consentIn('consent=abc.zz!.x', 'abc', now)).toBeUndefined();
  expect(consentIn('', 'abc', now)).toBeUndefined();
});

test('the list is another one when a tool is added or changes, not when its words are corrected in English', () => {
  const version = (...tools: object[]) =>
    consentVersion(shopFileSchema.parse({ ...plainShop, outside_tools: tools }));
  const first = tool('stat', 'measurement');
  expect(version(first)).not.toBe(version(first, tool('chat', 'service')));
  expect(version(first)).not.toBe(version({ ...first, category: 'marketing' }));
  expect(version(first)).toBe(version({ ...first, purpose: { ...first.purpose, en: 'Counts the visits' } }));
});

test.each([
  { script: 'https://un-altro.example/s.js' },
  { hosts: ['http://altri.example'] },
  { hosts: ["https://altri.example; script-src 'unsafe-inline'"] },
  { id: 'Chat 1' },
  { category: 'technical' },
])('a wrong tool stops the start: %j', (wrong) => {
  const outside_tools = [{ ...tool('stat', 'measurement'), ...wrong }];
  expect(shopFileSchema.safeParse({ ...plainShop, outside_tools }).success).toBe(false);
});
