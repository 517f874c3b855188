import { menuOperation, webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { ContentEntry, ContentRow } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { testPage } from '../../content/testing/load-test-content.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;
let colleague: typeof editor;

beforeAll(async () => {
  shop = await startTestShop();
  editor = await signedInStaff(shop, ['content'], { name: 'Ada Bianchi' });
  colleague = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
});
afterAll(() => shop.close());

const page = (title: string, body: string, more = {}) =>
  testPage({ title, route: 'web-page/prova', ...more }, body);
const file = 'pages/prova.it.md';
const save = (who: typeof editor, text: string, version: number, name = file) =>
  who.value<ContentEntry>('content.save', { file: name, text, base_version: version });
const shown = async () => {
  shop.commerce.wake();
  const found = await shop.commerce.client.call(webPageOperation, { route: 'web-page/prova' });
  return JSON.stringify(found);
};

test('a page is written, shown in the shop, and in the log with who wrote it', async () => {
  const made = await save(editor, page('Prova', 'Il testo **primo**.'), 0);
  expect(made).toMatchObject({ file, version: 1, versions: [{ version: 1, who: 'Ada Bianchi' }] });
  const rows = await editor.value<ContentRow[]>('content.list');
  expect(rows.find((row) => row.file === file)).toMatchObject({ title: 'Prova', state: 'shown' });
  const { rows: log } = await editor.value<{ rows: Activity[] }>('activity.list', {
    record: 'content pages/prova.it',
  });
  expect(log[0]).toMatchObject({ kind: 'content.save', who: 'Ada Bianchi' });
  expect(await editor.refusal('content.save', { file, text: page('X', 'Y'), base_version: 0 })).toBe(
    'staff_entry_known',
  );
  await expect.poll(shown).toContain('primo');
});

test('two people: other fields are merged, one that both changed is refused and nothing is overwritten', async () => {
  await save(colleague, page('Prova del collega', 'Il testo **primo**.'), 1);
  const merged = await save(editor, page('Prova', 'Il testo **secondo**.'), 1);
  expect(merged.version).toBe(3);
  expect(merged.text).toContain('title: Prova del collega');
  expect(merged.text).toContain('**secondo**');
  const again = { file, text: page('Mio titolo', 'Il testo **primo**.'), base_version: 1 };
  const answer = await editor.call('content.save', again);
  expect(answer.body).toMatchObject({
    code: 'staff_entry_changed',
    facts: { fields: ['title'], now: ['Prova del collega'], mine: ['Mio titolo'], version: 3 },
  });
});

test('who is refused says whose value each field gets, of the version they saw, and it is saved', async () => {
  const two = 'pages/scelta.it.md';
  const written = (title: string, body: string) => testPage({ title, route: 'web-page/scelta' }, body);
  await save(editor, written('Prima', 'Primo testo'), 0, two);
  await save(colleague, written('Del collega', 'Testo del collega'), 1, two);
  const mine = { file: two, text: written('Mio', 'Il mio testo'), base_version: 1 };
  const { body } = await editor.call('content.save', mine);
  expect(body).toMatchObject({
    code: 'staff_entry_changed',
    facts: { fields: ['title', 'body'], version: 2 },
  });
  const settled = { version: 2, fields: { title: 'theirs', body: 'mine' } };
  const half = { ...mine, settled: { version: 2, fields: { title: 'theirs' } } };
  expect((await editor.call('content.save', half)).body).toMatchObject({ facts: { fields: ['body'] } });
  await save(colleague, written('Del collega', 'Ancora il collega'), 2, two);
  const late = await editor.call('content.save', { ...mine, settled });
  expect(late.body).toMatchObject({ facts: { fields: ['body'], now: ['Ancora il collega'], version: 3 } });
  const kept = await editor.value<ContentEntry>('content.save', {
    ...mine,
    settled: { ...settled, version: 3 },
  });
  expect(kept.text).toContain('title: Del collega');
  expect(kept.text).toContain('Il mio testo');
  expect(kept.version).toBe(4);
});

test('earlier versions are compared and restored as new ones', async () => {
  const rows = await editor.value<unknown[]>('content.compare', { file, version: 1 });
  expect(rows).toContainEqual({ field: 'title', from: 'Prova', to: 'Prova del collega' });
  const back = await editor.value<ContentEntry>('content.restore', { file, version: 1 });
  expect(back).toMatchObject({ version: 4 });
  expect(back.text).toContain('title: Prova\n');
  expect(await editor.refusal('content.restore', { file, version: 99 })).toBe('staff_entry_unknown');
});

test('what is wrong is said with its line and not saved; scripts never reach the picture of the text', async () => {
  const wrong = page('Prova', 'Testo <script>alert(1)</script>');
  const checked = await editor.value<{ findings: { line: number }[] }>('content.check', {
    file,
    text: wrong,
  });
  expect(checked.findings.length).toBeGreaterThan(0);
  expect(await editor.refusal('content.save', { file, text: wrong, base_version: 4 })).toBe(
    'staff_entry_wrong',
  );
  const missing = page('Prova', '![Una stanza](non-esiste.webp)');
  expect(await editor.refusal('content.save', { file, text: missing, base_version: 4 })).toBe(
    'staff_entry_picture',
  );
  const sound = await editor.value<{ html: string }>('content.check', {
    file,
    text: page('P', 'Un **testo**'),
  });
  expect(sound.html).toContain('<strong>testo</strong>');
  expect(await editor.refusal('content.get', { file: '../../etc/passwd' })).toBe('staff_entry_unknown');
});

test('redirects that lead to themselves are refused, and mails are for who may change settings', async () => {
  const circle = 'redirects:\n  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n';
  expect(
    await editor.refusal('content.save', { file: 'redirects.yaml', text: circle, base_version: 0 }),
  ).toBe('staff_entry_wrong');
  const mails = 'welcome:\n  closing: A presto!\n';
  expect(await editor.refusal('content.save', { file: 'mails.it.yaml', text: mails, base_version: 0 })).toBe(
    'staff_not_permitted',
  );
  expect((await save(colleague, mails, 0, 'mails.it.yaml')).version).toBe(1);
});

test('a link shows the shop of another day, with what begins then', async () => {
  const notice = 'notices:\n  - text: Domani si comincia\n    from: 2099-01-01\n';
  await save(editor, notice, 0, 'notice.yaml');
  const { url } = await editor.value<{ url: string }>('content.preview', { at: '2099-01-02T10:00:00Z' });
  const opened = await shop.ask(new URL(url).pathname + new URL(url).search);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('set-cookie')).toContain('HttpOnly');
});

test.each([
  ['a row named as the one it stands in', 'name: Casa', 'name: Casa', 'sta dentro sé stessa'],
  [
    'two rows of one name',
    'name: Casa',
    'name: Altro\n        items:\n          - { label: X, name: Fiori, url: /x }\n  - label: Y\n    name: Fiori\n    url: /y',
    'si chiama già «Fiori»',
  ],
  [
    'a row that is its own list',
    'name: Casa\n    picture: &a casa.webp',
    'name: Altro\n        picture: *a',
    'rimandi (& e *)',
  ],
])('a menu that points to itself is refused, the one before stays: %s', async (_, first, below, sentence) => {
  const menu = (own: string, inner: string) =>
    `items:\n  - label: Casa\n    ${own}\n    url: /shop?category=Casa\n    items:\n      - label: Dentro\n        url: /shop\n        ${inner}\n`;
  const name = 'menu.yaml';
  const entry = await editor.value<ContentEntry>('content.get', { file: name }).catch(() => undefined);
  const good = menu('name: Casa', 'name: Dentro');
  const kept = entry ?? (await save(editor, good, 0, name));
  const shown = () => shop.commerce.client.call(menuOperation, {});
  shop.commerce.wake();
  await expect.poll(async () => JSON.stringify(await shown())).toContain('Dentro');
  const before = await shown();
  const text = menu(first, below);
  const { findings } = await editor.value<{ findings: { line: number; sentence: string }[] }>(
    'content.check',
    {
      file: name,
      text,
    },
  );
  expect(findings.map(({ sentence: said }) => said).join()).toContain(sentence);
  expect(findings[0]?.line).toBeGreaterThan(0);
  expect(await editor.refusal('content.save', { file: name, text, base_version: kept.version })).toBe(
    'staff_entry_wrong',
  );
  shop.commerce.wake();
  expect(await shown()).toEqual(before);
});
