import type { WaitingMail } from '@casamaestra/contract/staff/staff-mails.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { mailKinds } from '../../mail-queue/mail-placeholders.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { TRIES_MAX } from '../../mail-queue/mail-tries.ts';
import { backOfficeOrigin, signedInStaff, StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { staffCookie } from '@casamaestra/contract/staff/sign-in.operations.ts';

let shop: TestShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  shop = await startTestShop([]);
  editor = await signedInStaff(shop, ['manager'], { name: 'Ada Bianchi' });
});
afterAll(() => shop.close());

interface Example {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
interface Queue {
  readonly waiting: number;
  readonly given_up: number;
  readonly mails: WaitingMail[];
}
const framed = (path: string, browser: StaffBrowser) =>
  shop.ask(path, { headers: { cookie: `${staffCookie}=${browser.cookie ?? ''}`, origin: backOfficeOrigin } });
const queue = () => editor.value<Queue>('settings.mail_queue');

test('every kind of mail has an example in every language: subject, text, and a page where nothing runs', async () => {
  for (const language of ['it', 'en', 'sk']) {
    const kinds = await editor.value<{ kind: string; subject: string }[]>('settings.mails', { language });
    expect(kinds.map(({ kind }) => kind)).toEqual(mailKinds);
    for (const { kind, subject } of kinds) {
      const mail = await editor.value<Example>('settings.mail', { kind, language });
      expect(mail.subject).toBe(subject);
      expect(mail.text.length, kind).toBeGreaterThan(80);
      const page = await framed(mail.html, editor);
      expect(page.text, kind).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  }
});

test('a trial goes to who asks, marked as one, and is written down', async () => {
  const sent = await editor.value<{ recipient: string }>('settings.try_mail', {
    kind: 'order_shipped',
    language: 'en',
  });
  await shop.commerce.jobs.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'last_error'])
    .where('kind', '=', 'order_shipped')
    .execute();
  expect(rows).toEqual([
    { recipient: sent.recipient, subject: expect.stringMatching(/^\[Trial\] ./), last_error: null },
  ]);
  const { rows: changes } = await editor.value<{ rows: object[] }>('activity.list', {
    record: 'mail order_shipped',
  });
  expect(changes[0]).toMatchObject({ kind: 'settings.try_mail', who: 'Ada Bianchi' });
});

test('mails that wait and those given up are told and sent again', async () => {
  const mail = { kind: 'welcome', language: 'it', payload: { firstName: 'Anna' } } as const;
  await queueMail(shop.database, { ...mail, recipient: 'anna@esempio.it', dedupeKey: 'w1' });
  await queueMail(shop.database, { ...mail, recipient: 'bea@esempio.it', dedupeKey: 'w2' });
  await shop.database
    .updateTable('mail_outbox')
    .set({ tries: TRIES_MAX, last_error: 'undeliverable: 550 no such user' })
    .where('dedupe_key', '=', 'w1')
    .execute();
  const before = await queue();
  expect(before).toMatchObject({ waiting: 1, given_up: 1 });
  const given = before.mails.find(({ recipient }) => recipient === 'anna@esempio.it');
  expect(given).toMatchObject({ last_error: '550 no such user', due_at: null });
  await editor.value('settings.retry_mails', { id: given?.id });
  expect(await queue()).toMatchObject({ waiting: 2, given_up: 0 });
  await shop.commerce.jobs.drain();
  expect(await queue()).toMatchObject({ waiting: 0, given_up: 0, mails: [] });
  expect(await editor.value('settings.retry_mails', { id: null })).toEqual({ mails: 0, change: null });
  expect(await editor.refusal('settings.retry_mails', { id: given?.id })).toBe('staff_mail_not_waiting');
});

test('what does not exist, and who may not', async () => {
  const unknown = { kind: 'love_letter', language: 'it' };
  expect(await editor.refusal('settings.mail', unknown)).toBe('staff_mail_kind_unknown');
  expect(await editor.refusal('settings.try_mail', unknown)).toBe('staff_mail_kind_unknown');
  const path = '/api/staff/mail_examples/welcome.html?lang=it';
  expect((await framed(path.replace('welcome', 'nothing'), editor)).status).toBe(404);
  expect((await framed(path.replace('lang=it', 'lang=fr'), editor)).status).toBe(404);
  const reader = await signedInStaff(shop, ['reader']);
  const support = await signedInStaff(shop, ['support']);
  expect((await framed(path, reader)).status).toBe(200);
  expect((await framed(path, support)).status).toBe(403);
  expect((await framed(path, new StaffBrowser(shop))).status).toBe(401);
  expect(await reader.refusal('settings.try_mail', { kind: 'welcome', language: 'it' })).toBe(
    'staff_not_permitted',
  );
  expect(await reader.refusal('settings.retry_mails', { id: null })).toBe('staff_not_permitted');
  expect(await support.refusal('settings.mails', { language: 'it' })).toBe('staff_not_permitted');
});
