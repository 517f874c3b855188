import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../catalog/import/testing/import-bench.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
let manager: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([
    product('TR', { name: 'Trapano', variants: [{ sku: 'TR', price: 10, stock: 3 }] }),
  ]);
  manager = await signedInStaff(shop, ['manager'], { name: 'Ada Bianchi' });
  await shop.database
    .insertInto('newsletter_sentence')
    .values({ version: 'v1', language: 'it', sentence: 'Sì, la voglio.' })
    .execute();
  const row = { origin: 'footer', sentence: 'v1', asked_at: new Date(), confirmed_at: new Date() };
  await shop.database
    .insertInto('newsletter_subscriber')
    .values([
      { ...row, email: 'anna@esempio.it', language: 'it', state: 'subscribed' },
      { ...row, email: 'ben@esempio.it', language: 'en', state: 'subscribed' },
      { ...row, email: 'carla@esempio.it', language: 'it', state: 'waiting', confirmed_at: null },
      { ...row, email: 'dario@esempio.it', language: 'it', state: 'left', left_at: new Date() },
    ])
    .execute();
});
afterAll(() => shop.close());

const text = 'Ciao.\n\n## Offerte\n\n{{products TR NON-C-E}}\n\n[Guarda](/shop)';
const letter = { subject: 'Idee di dicembre', preview: '', language: 'it', text };
const mailed = async () => {
  await shop.commerce.jobs.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select('recipient')
    .where('kind', '=', 'newsletter_letter')
    .orderBy('recipient')
    .execute();
  return rows.map(({ recipient }) => recipient);
};
const proved = (ago: string) =>
  shop.pool.query(`update staff_session set confirmed_at = now() - interval '${ago}'`);

test('readers are counted, and whom a letter would reach is told before it is sent', async () => {
  expect(await manager.value('newsletter.get')).toEqual({
    subscribed: [
      { language: 'en', count: 1 },
      { language: 'it', count: 1 },
    ],
    waiting: 1,
    left: 1,
    letters: [],
  });
  expect(await manager.value('newsletter.check', letter)).toMatchObject({
    readers: 1,
    parts: [
      { kind: 'paragraph' },
      { kind: 'heading', text: 'Offerte' },
      { kind: 'goods' },
      { kind: 'button' },
    ],
    unknown_skus: ['NON-C-E'],
  });
  expect(await manager.value('newsletter.check', { ...letter, language: null })).toMatchObject({
    readers: 2,
  });
  expect(await mailed()).toEqual([]);
});

test('a trial goes to who asks and is no letter sent; then it goes to all, once, after a proof', async () => {
  const { recipient } = await manager.value<{ recipient: string }>('newsletter.try', letter);
  expect(await mailed()).toEqual([recipient]);
  await proved('6 minutes');
  expect(await manager.refusal('newsletter.send', letter)).toBe('staff_confirmation_needed');
  await proved('0 minutes');
  expect(await manager.value('newsletter.send', letter)).toEqual({ readers: 1 });
  expect(await mailed()).toEqual(['anna@esempio.it', recipient].toSorted());
  expect(await manager.call('newsletter.send', letter)).toMatchObject({
    body: { code: 'newsletter_letter_wrong', facts: { fault: 'sent_already' } },
  });
  expect(await manager.value('newsletter.get')).toMatchObject({
    letters: [{ subject: 'Idee di dicembre', language: 'it', readers: 1, leaving: false }],
  });
  const { rows } = await manager.value<{ rows: object[] }>('activity.list', {});
  expect(rows).toMatchObject([{ kind: 'newsletter.send', who: 'Ada Bianchi' }, { kind: 'newsletter.try' }]);
});

test.each([
  [{ subject: '' }, 'subject', 'no_subject'],
  [{ text: ' ' }, 'text', 'no_text'],
  [{ text: '[Qui](javascript:alert(1))' }, 'text', 'link_abroad'],
])('%j is refused at its field', async (some, field, fault) => {
  for (const name of ['newsletter.check', 'newsletter.try', 'newsletter.send'])
    expect((await manager.call(name, { ...letter, ...some })).body).toMatchObject({
      field,
      facts: { fault },
    });
});

test('the addresses are for the owner alone, with the consent of each, and the log keeps that they were taken', async () => {
  expect(await manager.refusal('newsletter.export', {})).toBe('staff_not_permitted');
  const owner = await signedInStaff(shop, ['owner'], { name: 'Olga Neri' });
  const { rows, next } = await owner.value<{ rows: object[]; next: null }>('newsletter.export', {});
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    email: 'anna@esempio.it',
    state: 'subscribed',
    sentence: 'Sì, la voglio.',
  });
  expect(next).toBeNull();
  const log = await owner.value<{ rows: object[] }>('activity.list', { record: 'newsletter' });
  expect(log.rows).toMatchObject([{ kind: 'newsletter.export', who: 'Olga Neri', rows: [{ to: '4' }] }]);
  await proved('6 minutes');
  expect(await owner.refusal('newsletter.export', {})).toBe('staff_confirmation_needed');
});

test('who may only look sees the numbers and writes nothing', async () => {
  const reader = await signedInStaff(shop, ['reader']);
  expect(await reader.value('newsletter.get')).toMatchObject({ waiting: 1 });
  expect(await reader.refusal('newsletter.try', letter)).toBe('staff_not_permitted');
});
