import { languages } from '@casamaestra/texts/languages.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import { bologna, messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../checkout/testing/checkout-shop.ts';
import { createOrderService } from '../orders/order-service.ts';
import { deliverOrder, prepareOrder, shipOrder } from '../orders/advance-order.usecase.ts';
import { readConfig } from '../shop-config.ts';
import type { LetterKind, MailKind, MailKinds } from '../mail-queue/mail-kinds.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { productionEnvironment } from '../platform/testing/production-environment.ts';

const { company, contacts, dispute_resolution: adr } = readConfig({}).shop;
let aheadMs = 0;
const clock = {
  now: () => Date.now() + aheadMs,
  advance: (ms: number) => void (aheadMs += ms),
  reset: () => void (aheadMs = 0),
};
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { clock, environment: { PUBLIC_URL: 'https://negozio.test' } });
});
afterAll(() => shop.close());

const drain = () => shop.commerce.jobs.drain();

async function buy(changes: Partial<PlaceOrderInput> = {}): Promise<Placed> {
  const placed = messageOf(await shop.place(await shop.order({ 'PI-5': 2 }, changes)), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed;
}

async function withdraw({ order_token }: Placed): Promise<void> {
  const declaration = { order_token, name: 'Anna Rossi', email: 'anna.rossi@esempio.it' };
  const asked = { ...declaration, idempotency_key: randomUUID() };
  expect((await shop.post('/api/method/casamaestra.withdrawals.declare', asked)).status).toBe(200);
}

const queue = <Kind extends MailKind>(kind: Kind, payload: MailKinds[Kind], changes = {}) =>
  queueMail(shop.database, {
    kind,
    payload,
    recipient: 'anna@esempio.it',
    language: 'it',
    dedupeKey: `${kind}:${Math.random()}`,
    ...changes,
  });

const newest = async () =>
  shop.database
    .selectFrom('mail_outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The newest mail, sent and read from the folder. */
async function sent() {
  await drain();
  const row = await newest();
  const read = (extension: string) =>
    readFile(join(shop.dataDir, 'mail', `${String(row.id).padStart(6, '0')}.${extension}`), 'utf8');
  return { row, html: await read('html'), text: await read('txt'), eml: await read('eml') };
}

/** The mail of a kind about an order. */
async function mailOf(kind: MailKind, { order_number: orderNumber }: Placed) {
  await drain();
  const rows = await shop.database.selectFrom('mail_outbox').selectAll().where('kind', '=', kind).execute();
  const row = rows.find(({ payload }) => (payload as { orderNumber?: string }).orderNumber === orderNumber);
  const read = (extension: string) =>
    readFile(join(shop.dataDir, 'mail', `${String(row?.id).padStart(6, '0')}.${extension}`), 'utf8');
  return { row, html: await read('html'), text: await read('txt'), eml: await read('eml') };
}

const visible = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replaceAll(/&#39;|&amp;|&quot;/g, '’')
    .replaceAll(/\s+/g, ' ');

describe('R38 the confirmation of an order', () => {
  test('contains everything required by art. 49 and 51(7) Codice del consumo', async () => {
    const placed = await buy();
    const { html, text, row } = await mailOf('order_confirmation', placed);
    expect(row?.subject).toContain(placed.order_number);
    for (const part of [visible(html), text.replaceAll(/\s+/g, ' ')]) {
      for (const wanted of [
        placed.order_number,
        'Pittura lavabile',
        'di cui IVA 22%',
        'Corriere',
        'Bonifico bancario',
        'IT60 X054',
        company.name,
        company.vat_number,
        contacts.phone,
        contacts.email,
        'Recedere dal contratto qui',
        '14 giorni',
        contacts.withdrawal_email,
        'Modulo tipo di recesso'.slice(1),
        'Con la presente io/noi',
        '24 mesi',
        String(adr?.body),
      ]) {
        expect(part.toLowerCase()).toContain(wanted.toLowerCase());
      }
      expect(part).toContain(placed.total.toFixed(2).replace('.', ','));
    }
    expect(html).toContain('https://negozio.test/pages/recesso?order=');
    expect(html).toContain(encodeURIComponent(placed.order_token));
  });

  test('promises no day while a transfer is waited for', async () => {
    const placed = await buy();
    const { text } = await mailOf('order_confirmation', placed);
    expect(text).toMatch(/Corriere: \d+–\d+ giorni lavorativi dopo che arriva il bonifico/);
    const card = await mailOf('order_confirmation', await buy({ payment_method: 'card' }));
    expect(card.text).toMatch(/Corriere: \d+–\d+ giorni lavorativi dopo il pagamento/);
  });

  test('shows the goods by whole addresses, as large as their frame', async () => {
    const placed = await buy();
    const hash = 'ab'.repeat(32);
    const { id } = await shop.database
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    await shop.database
      .updateTable('order_line')
      .set({ picture: JSON.stringify({ hash, width: 1200, height: 600, alt: 'Un barattolo' }) })
      .where('order_id', '=', id)
      .execute();
    const { html } = await mailOf('order_confirmation', placed);
    const [picture = ''] = /<img[^>]*\/media\/[^>]*>/.exec(html) ?? [];
    expect(picture).toContain(`src="https://negozio.test/media/${hash}-160.webp"`);
    expect(picture).toContain('alt="Un barattolo"');
    expect(picture).toContain('width="56"');
    expect(picture).toContain('height="28"');
  });

  test('shows the shop’s logo as a PNG on white by its whole address, named and sized', async () => {
    const { html } = await mailOf('order_confirmation', await buy());
    const [, tag = ''] = /(<img[^>]*mail-logo[^>]*>)/.exec(html) ?? [];
    expect(tag).toContain('src="https://negozio.test/api/open/mail-logo.png"');
    expect(tag).toContain('alt="Casamaestra"');
    const [width, height] = [/width="(\d+)"/, /height="(\d+)"/].map((size) => Number(size.exec(tag)?.[1]));
    const answer = await shop.commerce.handler(new Request('http://localhost/api/open/mail-logo.png'));
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'image/png']);
    // Browsers show it on the pages of other sites, where mails are read.
    expect(answer?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { data, info } = await sharp(Buffer.from((await answer?.arrayBuffer()) ?? []))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // White background, so that the letters stay legible in dark mode; two pixels per CSS pixel.
    expect([...data.subarray(0, 3), info.channels]).toEqual([255, 255, 255, 3]);
    expect([info.width / 2, info.height / 2]).toEqual([width, height]);
    expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(100);
  });

  test('goods made to measure: the exclusion is said, for them or for all', async () => {
    const whole = await buy();
    await shop.database
      .updateTable('order_line')
      .set({ custom_made: true })
      .where('sku', '=', 'PI-5')
      .execute();
    const { text, html } = await mailOf('order_confirmation', whole);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('il diritto di recesso è escluso');
    expect(html).not.toContain('/pages/recesso');
    const mixed = messageOf(
      await shop.place(await shop.order({ 'PI-5': 1, 'MA-1': 1 })),
      placedOrderSchema,
    ) as Placed;
    await shop.database
      .updateTable('order_line')
      .set({ custom_made: true })
      .where('sku', '=', 'PI-5')
      .execute();
    const both = await mailOf('order_confirmation', mixed);
    expect(both.text.replaceAll(/\s+/g, ' ')).toContain('(art. 59): Pittura lavabile.');
    expect(both.html).toContain('/pages/recesso');
  });

  test('what a shopper typed is text, in HTML and in headers', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const address = {
      first_name: 'Anna',
      last_name: 'Rossi',
      company_name: evil,
      address_line1: 'Via Emilia 12',
      city: 'Bologna',
      state: 'BO',
      pincode: '40121',
      country: 'IT',
    };
    const placed = await buy({ shipping_address: address, note: 'riga\r\nBcc: altri@esempio.it' });
    await shop.confirm(placed);
    await queue('payment_received', { orderNumber: placed.order_number });
    const { html, eml } = await mailOf('payment_received', placed);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img');
    const headers = eml.slice(0, eml.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^Bcc:/im);
  });
});

describe('R38 an unconfirmed address', () => {
  test('gets no typed text before its link was opened', async () => {
    const said = 'Acceda subito a banca-sicura punto example';
    const placed = await buy({ note: said });
    const { html, text } = await mailOf('order_confirmation', placed);
    for (const part of [html, text]) {
      for (const typed of [said, 'Via Emilia 12', '333 1234567']) expect(part).not.toContain(typed);
      expect(part).toContain('nella pagina del tuo ordine');
    }
    expect(text).toContain('Conferma l’ordine');
    expect((await shop.confirm(placed)).status).toBe(200);
    await queue('order_confirmation', { orderNumber: placed.order_number }, { dedupeKey: 'di nuovo' });
    const again = (await sent()).text;
    expect(again).toContain('Via Emilia 12');
    expect(again).toContain(said);
    expect(again).not.toContain('confirm=');
  });

  test.each([
    ['shipping_address.first_name', { first_name: 'Hai vinto! apri premio-casa.example/ritira,' }],
    ['shipping_address.last_name', { last_name: 'premio.example' }],
    ['shipping_address.address_line2', { address_line2: 'Acceda a banca-sicura.example/accesso' }],
  ])('%s may carry no link', async (field, wrong) => {
    const input = await shop.order({ 'PI-5': 1 });
    const answer = await shop.place({ ...input, shipping_address: { ...bologna, ...wrong } });
    expect(answer).toMatchObject({ status: 417, body: { field } });
  });

  test('gets a limited number of mails a day; the others wait', async () => {
    const few = await startCheckoutShop([], { clock, environment: { ORDER_LIMITS_TIMES: '1' } });
    for (let index = 0; index < 50; index += 1)
      await queueMail(few.database, {
        kind: 'welcome',
        payload: { firstName: 'Anna' },
        recipient: index % 2 === 0 ? 'anna@esempio.it' : 'ANNA@esempio.it',
        language: 'it',
        dedupeKey: `tante:${index}`,
      });
    const unsent = async () => {
      await few.commerce.jobs.drain();
      return (
        await few.database.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).execute()
      ).length;
    };
    const waiting = await unsent();
    expect(waiting).toBeGreaterThanOrEqual(8);
    expect(waiting).toBeLessThanOrEqual(10);
    clock.advance(25 * 3_600_000);
    expect(await unsent()).toBe(0);
    clock.reset();
    await few.close();
  });
});

describe('R38 every mail in every language', () => {
  /** Those with a consent, and the mail to the shop, are tested where they come from. */
  type OrdinaryKind = Exclude<MailKind, LetterKind | 'enquiry_to_shop'>;
  const payloads: { readonly [Kind in OrdinaryKind]: (placed: Placed) => MailKinds[Kind] } = {
    order_confirmation: ({ order_number: orderNumber }) => ({ orderNumber }),
    confirm_order: ({ order_number: orderNumber }) => ({ orderNumber }),
    payment_received: ({ order_number: orderNumber }) => ({ orderNumber }),
    transfer_reminder: ({ order_number: orderNumber }) => ({ orderNumber }),
    order_shipped: ({ order_number: orderNumber }) => ({ orderNumber, parcelId: 0 }),
    order_delivered: ({ order_number: orderNumber }) => ({ orderNumber, inviteReview: true }),
    order_cancelled: ({ order_number: orderNumber }) => ({ orderNumber, reason: 'Xyz' }),
    order_new_link: ({ order_number: orderNumber }) => ({ orderNumber }),
    order_changed: ({ order_number: orderNumber }) => ({ orderNumber, taken: ['1 × Xyz'], backCents: 1234 }),
    order_refunded: ({ order_number: orderNumber }) => ({ orderNumber, amountCents: 1234 }),
    product_recall: ({ order_number: orderNumber }) => ({
      orderNumber,
      article: 'Trapano',
      lot: 'L-7',
      notice: 'Xyz',
    }),
    withdrawal_received: ({ order_number: orderNumber }) => ({
      orderNumber,
      withdrawal: `${orderNumber}-R1`,
    }),
    welcome: () => ({ firstName: 'Žofia' }),
    already_registered: () => ({ firstName: 'Žofia' }),
    password_reset: () => ({ firstName: 'Žofia', link: 'https://negozio.test/k?key=segreto' }),
    login_link: () => ({ firstName: 'Žofia', link: 'https://negozio.test/k#segreto' }),
    staff_invitation: () => ({ firstName: 'Žofia', link: 'https://negozio.test/k#segreto' }),
    staff_log_head: () => ({ firstName: 'Žofia', sets: 12, head: 'a1'.repeat(32), brokenAt: null }),
    webhook_off: () => ({ firstName: 'Žofia', address: 'https://programma.test/avvisi' }),
    staff_alone: () => ({ firstName: 'Žofia', number: 'CM-22222222' }),
    staff_alone_data: () => ({ firstName: 'Žofia', number: '12' }),
    staff_alone_prices: () => ({ firstName: 'Žofia', number: '12' }),
    staff_alone_guards: () => ({ firstName: 'Žofia' }),
    staff_recovery: () => ({ firstName: 'Žofia', link: 'https://negozio.test/k#segreto' }),
    password_changed: () => ({ firstName: 'Žofia' }),
    passkey_added: () => ({ firstName: 'Žofia' }),
    email_change: () => ({ firstName: 'Žofia', link: 'https://negozio.test/k?key=segreto' }),
    email_change_asked: () => ({ firstName: 'Žofia', newEmail: 'nuova@esempio.it' }),
    email_changed: () => ({ firstName: 'Žofia', newEmail: 'nuova@esempio.it' }),
    account_deleted: () => ({ firstName: 'Žofia' }),
    enquiry_received: () => ({ number: 'C-2026-00042', topic: 'order' }),
    confirm_question: () => ({ article: 'Trapano', link: 'https://negozio.test/k?key=segreto' }),
    question_answered: () => ({
      article: 'Trapano',
      question: 'Fora il cemento?',
      answer: 'Sì, con la percussione.',
      link: 'https://negozio.test/trapano',
    }),
    confirm_notice: () => ({
      article: 'Trapano',
      link: 'https://negozio.test/k?key=segreto',
      stop: 'https://negozio.test/stop',
    }),
    back_in_stock: () => ({
      article: 'Trapano',
      link: 'https://negozio.test/det/trapano',
      stop: 'https://negozio.test/stop',
    }),
  };
  const greetings = { it: 'Ciao', en: 'Hello', sk: 'Dobrý deň' } as const;

  test.each(Object.keys(payloads) as OrdinaryKind[])('%s', async (kind) => {
    const placed = await buy();
    if (kind === 'withdrawal_received') await withdraw(placed);
    const subjects = new Set<string | null>();
    for (const language of languages) {
      await queue(kind, payloads[kind](placed), { language });
      const { row, html, text } = await sent();
      expect(row).toMatchObject({ kind, last_error: null });
      expect(row.sent_at).not.toBeNull();
      subjects.add(row.subject);
      expect(html).toContain(`lang="${language}"`);
      expect(text).toContain(greetings[language]);
      expect(visible(html)).toContain(greetings[language]);
      expect(text).not.toMatch(/undefined|\[object|\bnull\b|NaN/);
      expect(JSON.stringify(row.payload)).not.toContain('segreto');
    }
    expect(subjects.size).toBe(3);
  });
});

describe('R38 the outbox', () => {
  test('a mail that cannot go waits longer each time and holds up no other', async () => {
    await queue('welcome', { firstName: 'Anna' }, { recipient: 'non un indirizzo', dedupeKey: 'cattiva' });
    await queue('welcome', { firstName: 'Anna' }, { dedupeKey: 'buona' });
    await drain();
    const rows = async () =>
      shop.database
        .selectFrom('mail_outbox')
        .selectAll()
        .where('dedupe_key', 'in', ['cattiva', 'buona'])
        .orderBy('id')
        .execute();
    const [bad, good] = await rows();
    expect(good?.sent_at).not.toBeNull();
    expect(bad).toMatchObject({ sent_at: null, tries: 1 });
    expect(bad?.last_error).toContain('not an address');
    const pauses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const [before] = await rows();
      clock.advance((before?.due_at.getTime() ?? 0) - clock.now() + 1);
      const at = clock.now();
      await drain();
      const [after] = await rows();
      pauses.push(Math.round(((after?.due_at.getTime() ?? 0) - at) / 60_000));
    }
    expect(pauses).toEqual([2, 4, 8]);
    clock.advance(30 * 86_400_000);
    for (let round = 0; round < 20; round += 1) {
      clock.advance(86_400_000);
      await drain();
    }
    expect((await rows())[0]).toMatchObject({ tries: 12, sent_at: null });
    clock.reset();
  });

  test('the same occasion is one mail; two nodes send each once; the Message-ID stays', async () => {
    const other = shop.anotherNode();
    const before = (await readdir(join(shop.dataDir, 'mail'))).length;
    for (let index = 0; index < 25; index += 1) {
      await queue('welcome', { firstName: `N${index % 20}` }, { dedupeKey: `gruppo:${index % 20}` });
    }
    await Promise.all([drain(), other.jobs.drain()]);
    expect((await readdir(join(shop.dataDir, 'mail'))).length - before).toBe(60);
    const first = await sent();
    const idOf = (eml: string) => /^Message-ID: (<[^>]+>)/im.exec(eml)?.[1];
    await shop.database
      .updateTable('mail_outbox')
      .set({ sent_at: null, due_at: new Date(clock.now()) })
      .where('id', '=', first.row.id)
      .execute();
    const again = await sent();
    expect(again.row.id).toBe(first.row.id);
    expect(idOf(first.eml)).toMatch(/^<\d+\.[0-9a-f]{24}@casamaestra\.example>$/);
    expect(idOf(again.eml)).toBe(idOf(first.eml));
  });

  test('a sent mail is deleted after MAIL_KEPT_DAYS and never sent again; unsent mails wait', async () => {
    const dedupeKey = 'dimenticata';
    await queue('welcome', { firstName: 'Anna' }, { dedupeKey, recipient: 'anna.si@esempio.it' });
    await queue('welcome', { firstName: 'Ugo' }, { dedupeKey: 'in attesa', recipient: 'ugo @ esempio' });
    await drain();
    const rowOf = (key: string) =>
      shop.database.selectFrom('mail_outbox').selectAll().where('dedupe_key', '=', key).executeTakeFirst();
    const before = await rowOf(dedupeKey);
    const files = async () =>
      (await readdir(join(shop.dataDir, 'mail'))).filter((name) => Number.parseInt(name, 10) === before?.id);
    const shown = async () => (await shop.ask('/api/open/mail/')).text.includes('anna.si@esempio.it');
    const day = 86_400_000;
    clock.advance(29 * day);
    await drain();
    expect(await rowOf(dedupeKey)).toEqual(before);
    expect([await files(), await shown()]).toEqual([expect.objectContaining({ length: 3 }), true]);
    clock.advance(2 * day);
    await drain();
    const after = await rowOf(dedupeKey);
    expect(after).toEqual({ ...before, recipient: '', subject: null, payload: {} });
    expect([await files(), await shown()]).toEqual([[], false]);
    expect((await shop.ask(`/api/open/mail/${before?.id}`)).status).toBe(404);
    expect(await rowOf('in attesa')).toMatchObject({ recipient: 'ugo @ esempio', sent_at: null });
    await queue('welcome', { firstName: 'Anna' }, { dedupeKey, recipient: 'anna.si@esempio.it' });
    await drain();
    expect(await rowOf(dedupeKey)).toEqual(after);
    await shop.database.deleteFrom('mail_outbox').where('dedupe_key', '=', 'in attesa').execute();
    clock.reset();
  });

  test('a recipient with a line break adds no header and goes nowhere', async () => {
    const recipient = 'a@esempio.it\r\nBcc: b@esempio.it';
    await queue('welcome', { firstName: 'A' }, { recipient, dedupeKey: 'intestazioni' });
    await drain();
    expect(await newest()).toMatchObject({ sent_at: null, tries: 1 });
    await shop.database.deleteFrom('mail_outbox').where('dedupe_key', '=', 'intestazioni').execute();
  });
});

describe('R38 invitations to review', () => {
  const payments = {
    transferStep: () => ({ kind: 'none' }) as const,
    start: async () => ({ kind: 'none' }) as const,
    refund: async () => undefined,
    voidAttempts: async () => undefined,
    lockRefundToSend: async () => undefined,
    sendRefundTo: async () => undefined,
    chargeAnew: async () => true,
  };

  async function delivered(review_mail: boolean, email: string) {
    const placed = await buy({ review_mail, email });
    const orders = createOrderService(clock);
    const { id } = await shop.database
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    await shop.database.transaction().execute((tx) => orders.paid(tx, id));
    const deps = { database: shop.database, clock, orders, payments, author: testAuthor };
    const parcel = { carrier: 'BRT', trackingNumber: '1', trackingUrl: 'https://brt.test/1', pieces: null };
    await prepareOrder(placed.order_number, deps);
    await shipOrder(placed.order_number, parcel, deps);
    const shipped = await mailOf('order_shipped', placed);
    expect(shipped.html).toContain('https://brt.test/1');
    expect(shipped.text).toContain('2 × Pittura lavabile (Misura: 5 l)');
    await deliverOrder(placed.order_number, deps);
    return mailOf('order_delivered', placed);
  }

  test('only with consent, and declined by a link that works once clicked, not once opened', async () => {
    const plain = await delivered(false, 'senza@esempio.it');
    expect(plain.text).not.toContain('Scrivi una recensione');
    expect(plain.eml).not.toContain('List-Unsubscribe');
    const asked = await delivered(true, 'con@esempio.it');
    expect(asked.text).toContain('Scrivi una recensione');
    const link = /^List-Unsubscribe: <https:\/\/negozio\.test(\/[^>]+)>/m.exec(
      asked.eml.replaceAll(/\r\n\s+/g, ' '),
    )?.[1];
    expect(asked.eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const consents = async () =>
      (
        await shop.database
          .selectFrom('shop_order')
          .select('review_mail')
          .where('email', '=', 'con@esempio.it')
          .execute()
      ).map(({ review_mail }) => review_mail);
    expect((await shop.ask(link ?? '')).status).toBe(200);
    expect(await consents()).toEqual([true]);
    expect((await shop.ask(`${link}x`, { method: 'POST' })).status).toBe(404);
    expect(await consents()).toEqual([true]);
    expect((await shop.ask(link ?? '', { method: 'POST' })).status).toBe(200);
    expect(await consents()).toEqual([false]);
  });
});

describe('R38 the mailbox of the demo', () => {
  test('lists mails and shows them where nothing can run', async () => {
    await queue('welcome', { firstName: 'Anna' });
    const { row } = await sent();
    const list = await shop.ask('/api/open/mail/');
    expect(list.text).toContain('Ambiente di prova');
    expect(list.text).toContain('Ti diamo il benvenuto da Casamaestra');
    for (const suffix of ['', '.html', '.txt', '.eml']) {
      const answer = await shop.ask(`/api/open/mail/${row.id}${suffix}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    }
    for (const wrong of ['..%2f..%2fpasswd', '999999999', '1.exe', '../1.html']) {
      expect((await shop.ask(`/api/open/mail/${wrong}`)).status).toBe(404);
    }
  });

  test('is not there in production', async () => {
    const production = await startCheckoutShop(undefined, { environment: productionEnvironment });
    for (const path of ['', 'examples/', 'examples/welcome'])
      expect((await production.ask(`/api/open/mail/${path}`)).status).toBe(404);
    await production.close();
  });
});

describe('R38 a mail server', () => {
  test('gets the mail by SMTP; while it refuses, the mail waits', async () => {
    const received: string[] = [];
    let refuse = true;
    const unknownAddress = /^RCPT TO:<nessuno@/i;
    const server = createServer((socket) => {
      let data: string | null = null;
      let pending = '';
      socket.write('220 prova\r\n');
      socket.on('error', () => socket.destroy());
      socket.on('data', (chunk) => {
        pending += chunk.toString();
        const lines = pending.split('\r\n');
        pending = lines.pop() ?? '';
        for (const line of lines) {
          if (data !== null) {
            if (line === '.') {
              received.push(data);
              data = null;
              socket.write('250 preso\r\n');
            } else data += `${line}\n`;
          } else if (/^(EHLO|HELO|RSET)/i.test(line)) socket.write('250 prova\r\n');
          else if (unknownAddress.test(line)) socket.write('550 nessuno con questo nome\r\n');
          else if (/^RCPT/i.test(line)) socket.write(refuse ? '451 riprova\r\n' : '250 bene\r\n');
          else if (/^DATA/i.test(line)) {
            data = '';
            socket.write('354 avanti\r\n');
          } else socket.write('250 bene\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Negozio <ordini@negozio.test>' };
    const served = await startCheckoutShop(undefined, { clock, environment });
    const input = await served.order({ 'MA-1': 1 });
    const placed = messageOf(await served.place(input), placedOrderSchema) as Placed;
    await served.commerce.jobs.drain();
    expect(received).toEqual([]);
    refuse = false;
    clock.advance(61_000);
    await served.commerce.jobs.drain();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: Negozio <ordini@negozio\.test>/m);
    expect(received[0]).toMatch(/^To: anna\.rossi@esempio\.it/m);
    expect(received[0]).toContain(placed.order_number);
    expect((await served.ask('/api/open/mail/')).status).toBe(404);

    // A recipient refused as unknown is not retried.
    const lost = await served.order({ 'MA-1': 1 }, { email: 'nessuno@esempio.it' });
    messageOf(await served.place(lost), placedOrderSchema);
    await served.commerce.jobs.drain();
    clock.advance(24 * 3_600_000);
    await served.commerce.jobs.drain();
    const [unsent] = await served.database
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', 'nessuno@esempio.it')
      .where('kind', '=', 'order_confirmation')
      .execute();
    expect(unsent).toMatchObject({ tries: 12, sent_at: null });
    expect(unsent?.last_error).toMatch(/^undeliverable: .*550 nessuno con questo nome/);
    await served.close();
    await new Promise((resolve) => server.close(resolve));
    clock.reset();
  });
});

test('R38 the tracking link of a mail opens the order', async () => {
  const placed = await buy();
  const { html } = await mailOf('order_confirmation', placed);
  const token = /track-order\?order=([^"#&]+)/.exec(html)?.[1] ?? '';
  const asked = { order_token: decodeURIComponent(token) };
  const answer = await shop.post('/api/method/casamaestra.orders.track', asked);
  expect(messageOf(answer, orderViewSchema).order_number).toBe(placed.order_number);
});
