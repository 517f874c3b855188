import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { createShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { readLetter } from './letter-content.ts';
import { queueLetters, takeLetter } from './send-letters.usecase.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The outbox is due by the clock of the database: this one is ahead of it. */
const start = Math.ceil(Date.now() / DAY) * DAY + 9 * HOUR;
let now = start;
const clock = { now: () => now };
let shop: TestShop;
beforeAll(async () => {
  const trapano = {
    code: 'TR',
    name: 'Trapano a percussione',
    category: ['Utensili'],
    variants: [{ sku: 'TR', price: 50, stock: 5 }],
  };
  shop = await startTestShop([trapano], {
    clock,
    environment: { PUBLIC_URL: 'https://negozio.test', LANGUAGES: 'it,en,sk' },
  });
});
afterAll(() => shop.close());

const call = (name: string) => `/api/method/omnicommerce.controllers.newsletter.${name}`;
let networks = 0;
const network = () => ({ 'x-client-address': `203.0.113.${(networks += 1)}` });
const subscribe = (email: string, more: object = {}, headers: Record<string, string> = network()) =>
  shop.post(call('subscribe'), { email, ...more }, headers);

/** Mails to an address that were sent, oldest first, each with its text and headers. */
async function mailsTo(email: string) {
  await shop.commerce.jobs.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'subject'])
    .where('recipient', '=', email)
    .where('subject', 'is not', null)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, kind }) => {
      const part = (extension: string) =>
        readFile(join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.${extension}`), 'utf8');
      return { kind, text: await part('txt'), html: await part('html'), eml: await part('eml') };
    }),
  );
}
/** The parameters of the link in the newest mail that asks to confirm. */
async function linkTo(email: string): Promise<Record<string, string>> {
  const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'confirm_newsletter');
  const url = /https:\/\/negozio\.test\/pages\/confirm_subscription\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return Object.fromEntries(new URL(url).searchParams);
}
const confirm = async (link: Record<string, string>) => {
  const { body } = await shop.post(call('confirm_subscription'), link, network());
  return (body as { message: { status: string } }).message.status;
};
const stateOf = async (email: string) =>
  (
    await shop.database
      .selectFrom('newsletter_subscriber')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.state;
const leaveLinkOf = (text: string) =>
  new URL(/https:\S+\/api\/open\/newsletter\/\S+/.exec(text)?.[0] ?? '').pathname;

describe('the newsletter', () => {
  test('is sent only to who opened the mailed link; the consent is kept with its sentence, time and origin', async () => {
    const email = 'ada@esempio.it';
    expect(await subscribe(email, { origin: 'footer' })).toMatchObject({
      status: 200,
      body: { message: { status: 'success' } },
    });
    expect(await stateOf(email)).toBe('waiting');
    const link = await linkTo(email);
    now += HOUR;
    expect(await confirm(link)).toBe('success');
    const row = await shop.database
      .selectFrom('newsletter_subscriber')
      .innerJoin('newsletter_sentence', 'version', 'newsletter_subscriber.sentence')
      .select(['state', 'origin', 'asked_at', 'confirmed_at', 'newsletter_sentence.sentence as words'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: 'subscribed',
      origin: 'footer',
      asked_at: new Date(now - HOUR),
      confirmed_at: new Date(now),
      words: expect.stringMatching(/^Sì, voglio ricevere/) as string,
    });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'confirm_newsletter',
      'newsletter_welcome',
    ]);
  });

  test('a link is good once, for three days, until a newer one, and for its address alone', async () => {
    const email = 'ugo@esempio.it';
    await subscribe(email);
    const first = await linkTo(email);
    await subscribe(email);
    const second = await linkTo(email);
    expect(await confirm(first)).toBe('error');
    expect(await confirm({ ...second, email: 'altro@esempio.it' })).toBe('error');
    const { _signature: signature = '' } = second;
    const altered = (signature.startsWith('a') ? 'b' : 'a') + signature.slice(1);
    expect(await confirm({ ...second, _signature: altered })).toBe('error');
    now += 3 * DAY + 1000;
    expect(await confirm(second)).toBe('error');
    await subscribe(email);
    const third = await linkTo(email);
    expect(await confirm(third)).toBe('success');
    expect(await confirm(third)).toBe('error');
  });

  test('a request nobody confirmed is forgotten', async () => {
    await subscribe('mai@esempio.it');
    now += 3 * DAY + HOUR;
    await shop.commerce.jobs.drain();
    expect(await stateOf('mai@esempio.it')).toBeUndefined();
  });

  test('the answer does not tell who is subscribed, and nobody is flooded', async () => {
    const email = 'eva@esempio.it';
    const unknown = await subscribe(email);
    await confirm(await linkTo(email));
    const before = (await mailsTo(email)).length;
    const known = await subscribe(email.toUpperCase());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailsTo(email)).toHaveLength(before);
    expect(await stateOf(email)).toBe('subscribed');
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await subscribe('molti@esempio.it')).status);
    expect(statuses).toEqual([200, 200, 200, 417, 417]);
    expect(await mailsTo('molti@esempio.it')).toHaveLength(3);
    const headers = { 'x-client-address': '198.51.100.7' };
    const ofOneNetwork: number[] = [];
    for (let index = 0; index < 12; index += 1)
      ofOneNetwork.push((await subscribe(`rete${index}@esempio.it`, {}, headers)).status);
    expect(ofOneNetwork.filter((status) => status === 417)).toHaveLength(2);
  });

  test.each(['nessuno', '', 'a@b', 'ada@esempio.it\nBcc: tutti@esempio.it'])(
    '%j is no address',
    async (email) => {
      expect((await subscribe(email)).status).toBe(417);
    },
  );

  test('a letter is left by one click, also by the mail program, and one may come back', async () => {
    const email = 'leo@esempio.it';
    await subscribe(email);
    await confirm(await linkTo(email));
    const welcome = (await mailsTo(email)).at(-1);
    const path = leaveLinkOf(welcome?.text ?? '');
    const header = /List-Unsubscribe:\s+<(\S+)>/.exec(welcome?.eml ?? '')?.[1];
    expect(header).toBe(`https://negozio.test${path}`);
    expect(welcome?.eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const asked = await shop.ask(path);
    expect([asked.status, await stateOf(email)]).toEqual([200, 'subscribed']);
    expect(asked.text).toContain('<form method="post"');
    const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
    const left = await shop.ask(path, oneClick);
    expect([left.status, await stateOf(email)]).toEqual([200, 'left']);
    const again = /action="([^"]+)"/.exec(left.text)?.[1] ?? '';
    expect((await shop.ask(again)).status).toBe(200);
    expect(await stateOf(email)).toBe('left');
    expect((await shop.ask(again, { method: 'POST' })).status).toBe(200);
    expect(await stateOf(email)).toBe('subscribed');
    expect((await shop.ask(`${path}x`, oneClick)).status).toBe(404);
  });

  test('the welcome goes out once, however often one leaves and comes back', async () => {
    const email = 'una@esempio.it';
    for (let time = 0; time < 2; time += 1) {
      await subscribe(email);
      await confirm(await linkTo(email));
      const welcome = (await mailsTo(email)).findLast(({ kind }) => kind === 'newsletter_welcome');
      await shop.ask(leaveLinkOf(welcome?.text ?? ''), { method: 'POST' });
    }
    const kinds = (await mailsTo(email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter_welcome')).toHaveLength(1);
  });
});

describe('a letter of staff', () => {
  const letter = [
    '---',
    'subject: Le offerte di novembre',
    'language: it',
    '---',
    '# Novembre in casa',
    '',
    'Ciao, *ecco* le **offerte** <script>alert(1)</script>.',
    '',
    '- prima',
    '- seconda',
    '',
    '{{products TR}}',
    '',
    '[Vedi tutto](/shop)',
  ].join('\n');
  const deps = () => ({
    database: shop.database,
    clock,
    secrets: createShopSecrets(shop.database, clock),
    publicUrl: () => 'https://negozio.test',
    author: testAuthor,
  });
  const letters = async (email: string) =>
    (await mailsTo(email)).filter(({ kind }) => kind === 'newsletter_letter');

  test('reaches each subscriber of its language once, with the price of the day, unless they left meanwhile', async () => {
    const cookie = { cookie: 'language=en' };
    for (const [email, headers] of [
      ['it@esempio.it', {}],
      ['en@esempio.it', cookie],
      ['via@esempio.it', {}],
    ] as const) {
      await subscribe(email, {}, { ...network(), ...headers });
      await confirm(await linkTo(email));
    }
    const leaving = leaveLinkOf((await mailsTo('via@esempio.it')).at(-1)?.text ?? '');
    await takeLetter(deps(), readLetter(letter), null);
    await queueLetters(deps());
    await shop.ask(leaving, { method: 'POST' });
    await shop.database.updateTable('variant').set({ price_cents: 4250 }).where('sku', '=', 'TR').execute();
    const [mail, ...more] = await letters('it@esempio.it');
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/42,50/);
    expect(mail?.text).toContain('Trapano a percussione');
    expect(mail?.text).toContain('https://negozio.test/shop');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.text).toContain('Casamaestra S.r.l.');
    expect(mail?.eml).toContain('List-Unsubscribe-Post');
    expect(await letters('en@esempio.it')).toEqual([]);
    expect(await letters('via@esempio.it')).toEqual([]);
  });

  test('is tried on an address that is not subscribed', async () => {
    expect(await takeLetter(deps(), readLetter(letter), { email: 'prova@esempio.it', language: 'it' })).toBe(
      1,
    );
    expect(await letters('prova@esempio.it')).toHaveLength(1);
    expect(await letters('it@esempio.it')).toHaveLength(1);
  });

  test.each([
    ['no_subject', 'Solo testo'],
    ['no_text', '---\nsubject: Vuota\n---\n'],
    ['link_abroad', '# Titolo\n\n[Qui](javascript:alert(1))'],
    ['too_long', 'a'.repeat(70_000)],
  ])('is refused: %s', async (fault, text) => {
    expect(await takeLetter(deps(), readLetter(text), null)).toBe(fault);
  });
});
