import {
  footerOperation,
  homeOperation,
  webPageOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import { blogPostOperation, blogListOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { previewOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { draftContentOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { testPage } from '../../content/testing/load-test-content.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Kept = Extract<OperationOutput<typeof draftContentOperation>, { token: string }>;

let shop: TestShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;
let late = 0;

beforeAll(async () => {
  shop = await startTestShop(undefined, { clock: { now: () => Date.now() + late } });
  editor = await signedInStaff(shop, ['content'], { name: 'Ada Bianchi' });
});
afterAll(() => shop.close());

const file = 'pages/saldi.it.md';
const page = (body: string, more = {}) =>
  testPage({ title: 'Saldi', route: 'web-page/saldi', ...more }, body);
const keep = (text: string | null, more: Partial<Record<'file' | 'at' | 'draft', unknown>> = {}) =>
  editor.value<Kept>('content.draft', { file, text, at: null, ...more });
const seen = async (preview: string | undefined) =>
  JSON.stringify(await shop.commerce.client.call(webPageOperation, { route: 'web-page/saldi' }, { preview }));
const opens = async (token: string) =>
  (await shop.commerce.client.call(previewOperation, { token })) as {
    value: { at: string | null; shows: string };
  };

test('a text is seen as it is typed, by who has its token, before it is saved and without being published', async () => {
  const kept = await keep(page('Il testo **primo**.', { status: 'draft' }));
  expect(kept).toMatchObject({ path: '/web-page/saldi', origin: '' });
  expect(await seen(kept.token)).toContain('<strong>primo</strong>');
  expect(await seen(undefined)).not.toContain('primo');
  const next = await keep(page('Il testo **secondo**.'), { draft: kept.draft });
  expect(next.draft).toBe(kept.draft);
  expect(await seen(next.token)).toContain('secondo');
  expect((await opens(next.token)).value).toMatchObject({ shows: 'draft' });
});

test('home, footer and posts are seen too, each where it stands', async () => {
  const { client } = shop.commerce;
  const home = await keep(
    'info_boxes:\n  - icon: truck\n    title: Consegna in giornata\n    text: A Torino\n',
    {
      file: 'home.yaml',
    },
  );
  expect(home.path).toBe('/');
  const shown = await client.call(homeOperation, {}, { preview: home.token });
  expect(JSON.stringify(shown)).toContain('Consegna in giornata');
  const post = testPage(
    { title: 'Il balcone', date: '2026-11-01', intro: 'Che cosa serve', category: 'Giardino', author: 'Ada' },
    'Si comincia **dai vasi**.',
  );
  const written = await keep(post, { file: 'posts/balcone.it.md' });
  expect(written.path).toBe('/blog/balcone');
  const preview = { preview: written.token };
  expect(JSON.stringify(await client.call(blogPostOperation, { slug: 'balcone' }, preview))).toContain(
    'dai vasi',
  );
  expect(JSON.stringify(await client.call(blogListOperation, {}, preview))).toContain('Il balcone');
  expect((await client.call(blogPostOperation, { slug: 'balcone' })).ok).toBe(false);
  expect(JSON.stringify(await client.call(footerOperation, {}))).not.toContain('Consegna in giornata');
});

test('what is published is seen at a moment, with what begins then and without drafts', async () => {
  await editor.value('content.save', {
    file,
    text: page('Da **gennaio**', { from: '2099-01-01' }),
    base_version: 0,
  });
  shop.commerce.wake();
  const at = (moment: string) => keep(null, { at: moment });
  await expect.poll(async () => seen((await at('2099-01-02T10:00:00Z')).token)).toContain('gennaio');
  expect(await seen((await at('2098-12-31T10:00:00Z')).token)).not.toContain('gennaio');
  expect((await opens((await at('2099-01-02T10:00:00Z')).token)).value).toEqual({
    at: '2099-01-02T10:00:00.000Z',
    shows: 'published',
  });
  await editor.value('content.save', {
    file,
    text: page('Da **gennaio**', { from: '2099-01-01', status: 'draft' }),
    base_version: 1,
  });
  shop.commerce.wake();
  await expect.poll(async () => seen((await at('2099-01-02T10:00:00Z')).token)).not.toContain('gennaio');
});

test('a text with mistakes, of no page or of nobody who may see contents is not kept', async () => {
  const wrong = { file, text: 'niente', at: null };
  const unfinished = await editor.value<object>('content.draft', wrong);
  expect(unfinished).toEqual({
    missing: [{ line: expect.any(Number) as number, sentence: expect.stringMatching(/\S/) as string }],
  });
  const pins = { file: 'pins.yaml', text: 'pins: []\n', at: null };
  expect(await editor.refusal('content.draft', pins)).toBe('staff_entry_unknown');
  expect(await editor.refusal('content.draft', { ...pins, file: '../x' })).toBe('staff_entry_unknown');
  const packer = await signedInStaff(shop, ['warehouse'], { name: 'Piero' });
  expect(await packer.refusal('content.draft', { file, text: page('X'), at: null })).toBe(
    'staff_not_permitted',
  );
});

test('a token opens nothing once it is altered, over, or its session has ended', async () => {
  const { token, draft } = await keep(page('Il testo **terzo**.'));
  expect((await opens(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).value.at).toBeNull();
  expect((await opens(token.replace(draft, draft.split('').toReversed().join('')))).value.at).toBeNull();
  late = 16 * 60_000;
  expect((await opens(token)).value.at).toBeNull();
  expect(await seen(token)).not.toContain('terzo');
  late = 0;
  expect((await opens(token)).value.at).not.toBeNull();
  const other = await signedInStaff(shop, ['content'], { name: 'Bea' });
  const taken = await other.value<Kept>('content.draft', { file, text: page('**Quarto**'), at: null, draft });
  expect(taken.draft).not.toBe(draft);
  expect(await seen(token)).toContain('terzo');
  await other.value('sign_out');
  expect(await seen(taken.token)).not.toContain('Quarto');
});
