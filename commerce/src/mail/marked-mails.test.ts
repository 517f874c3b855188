import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import { addressLine, returnsLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import { markTexts } from '@casamaestra/texts/in-language.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { KnownValues, strangeWords, wordsOfHtml } from '@casamaestra/texts/testing/marked-words.ts';
import { bologna, messageOf, startCheckoutShop, toolShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../checkout/testing/checkout-shop.ts';
import type { MailKind, MailKinds } from '../mail-queue/mail-kinds.ts';
import { mailKinds } from '../mail-queue/mail-placeholders.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { exampleSources } from '../newsletter/example-sources.ts';
import { exampleEnquiry } from './examples/example-mail.usecase.ts';
import { exampleOrder, exampleTransfer } from './examples/example-order.ts';
import { examplePayloads } from './examples/example-payloads.ts';
import { deliverOrder, readyOrder, shipOrder } from '../orders/advance-order.usecase.ts';
import { createOrderService } from '../orders/order-service.ts';
import { renovationReference, transferReference } from '@casamaestra/rules/payments/transfer-texts.ts';
import { readConfig } from '../shop-config.ts';

// What a mail shows outside marks is a value of order, catalogue or shop file, or words that somebody wrote beside the
// texts.
markTexts();

const { shop: seller } = readConfig({});
const recipient = { first_name: 'Žofia', last_name: 'Rossi' };
const payload = { firstName: 'Žofia', link: 'https://negozio.test/k', newEmail: 'nuova@esempio.it' };
const article = { article: 'Trapano', link: payload.link, stop: 'https://negozio.test/stop' };
const known = new KnownValues();
known.add([
  seller,
  `PEC ${seller.contacts.pec}`,
  addressLine(seller.company.address),
  taxLine(seller),
  returnsLine(seller),
]);
known.add([
  toolShop,
  bologna,
  recipient,
  payload,
  article,
  'Anna Rossi',
  'Žofia Rossi',
  'Corriere',
  'Ritiro',
  'Lasciare al piano',
  'Misura',
]);
known.add(['anna.rossi@esempio.it', 'Banca di prova', 'IT60 X054 2811 1010 0000 0123 456', 'PROMO']);
// Names that are the same in every language.
known.add(['IBAN', 'BIC', 'PEC', 'BRT', 'Bartolini', 'SDI']);

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(undefined, {
    environment: { PUBLIC_URL: 'https://negozio.test', LANGUAGES: languages.join(',') },
  });
});
afterAll(() => shop.close());

const payments = {
  transferStep: () => ({ kind: 'none' }) as const,
  start: async () => ({ kind: 'none' }) as const,
  refund: async () => undefined,
  voidAttempts: async () => undefined,
  lockRefundToSend: async () => undefined,
  sendRefundTo: async () => undefined,
  chargeAnew: async () => true,
};
const clock = { now: () => Date.now() };
const parcel = { carrier: 'BRT', trackingNumber: '1', trackingUrl: 'https://brt.test/1', pieces: null };
const steps = () => ({
  database: shop.database,
  clock,
  orders: createOrderService(clock),
  payments,
  author: testAuthor,
});

async function buy(changes: Partial<PlaceOrderInput>): Promise<Placed> {
  const placed = messageOf(
    await shop.place(await shop.order({ 'PI-5': 2, 'PI-14': 1 }, changes)),
    placedOrderSchema,
  );
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const orderNumber = placed.order_number;
  const { vat_number: shopVatNumber, name } = seller.company;
  // What the buyer writes for the bank is Italian in every language.
  known.add([
    orderNumber,
    `${orderNumber}-R1`,
    transferReference(orderNumber, name),
    renovationReference({ orderNumber, shopVatNumber }),
  ]);
  return placed;
}

const orderIs = (state: 'in_preparation', { order_number }: Placed) =>
  shop.database.updateTable('shop_order').set({ state }).where('number', '=', order_number).execute();

/** Mails that went since the last call, as they are read: subject, HTML and plain text. */
let read = 0;
async function newMails(): Promise<{ kind: MailKind; words: string[] }[]> {
  await shop.commerce.jobs.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('id', '>', read)
    .orderBy('id')
    .execute();
  read = rows.at(-1)?.id ?? read;
  return Promise.all(
    rows.map(async ({ id, kind, subject, last_error }) => {
      expect(last_error).toBeNull();
      const part = (extension: string) =>
        readFile(join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.${extension}`), 'utf8');
      // Lists are folded.
      const plain = (await part('txt')).replaceAll(/\n {2}(?=\S)/g, ' ');
      return { kind: kind as MailKind, words: [subject ?? '', wordsOfHtml(await part('html')), plain] };
    }),
  );
}

const addressless = (text: string): string => text.replaceAll(/https?:\S+/g, '¦');

/** The same values and how a language writes opening hours and countries. */
function valuesIn(language: Language): KnownValues {
  const values = new KnownValues(known);
  values.add([
    'a1'.repeat(32),
    openingLines(seller.store?.hours ?? [], language),
    countryName('DE', language),
  ]);
  return values;
}

async function faults(language: Language): Promise<{ kinds: Set<MailKind>; strange: string[] }> {
  const mails = await newMails();
  const values = valuesIn(language);
  const strange = mails.flatMap(({ kind, words }) =>
    words.flatMap((text) =>
      strangeWords(addressless(text), language, values).map((one) => `${kind}: ${one}`),
    ),
  );
  return { kinds: new Set(mails.map(({ kind }) => kind)), strange };
}

const invoice = {
  customer_type: 'Company',
  company_name: 'Rossi Srl',
  vat_number: 'DE136695976',
  recipient_code: 'ABCDEF1',
  pec: 'rossi@pec.esempio.it',
} as const;
known.add(invoice);

describe.each(languages)('every mail read in %s', (language) => {
  const ordered = { language, note: 'Lasciare al piano', billing_address: { ...bologna, country: 'DE' } };
  const queue = <Kind extends MailKind>(kind: Kind, told: MailKinds[Kind], to = 'anna@esempio.it') =>
    queueMail(shop.database, {
      kind,
      payload: told,
      recipient: to,
      language,
      dedupeKey: randomUUID(),
    });

  test('about an order that is delivered, returned and refunded is made of texts of that language', async () => {
    const placed = await buy({ ...ordered, invoice, weee_take_back: true, review_mail: true });
    const { order_number: orderNumber, order_token } = placed;
    await queue('transfer_reminder', { orderNumber });
    const first = await faults(language);
    await shop.confirm(placed);
    await queue('payment_received', { orderNumber });
    await orderIs('in_preparation', placed);
    await queue('order_confirmation', { orderNumber });
    await shipOrder(orderNumber, { ...parcel, pieces: new Map([['PI-14', 1]]) }, steps());
    const partly = await faults(language);
    await shipOrder(orderNumber, parcel, steps());
    await deliverOrder(orderNumber, steps());
    const declaration = { order_token, name: 'Žofia Rossi', email: 'anna.rossi@esempio.it' };
    const asked = { ...declaration, idempotency_key: randomUUID() };
    expect((await shop.post('/api/method/casamaestra.withdrawals.declare', asked)).status).toBe(200);
    await queue('order_refunded', { orderNumber, amountCents: 1234 });
    const last = await faults(language);
    expect([...first.strange, ...partly.strange, ...last.strange]).toEqual([]);
    expect([...first.kinds.union(partly.kinds).union(last.kinds)].toSorted()).toEqual([
      'order_confirmation',
      'order_delivered',
      'order_refunded',
      'order_shipped',
      'payment_received',
      'transfer_reminder',
      'withdrawal_received',
    ]);
  });

  test('about an order that is collected, one to be confirmed and one cancelled too', async () => {
    const collected = { ...ordered, shipping_rule: 'test-ritiro', shipping_address: undefined, recipient };
    const placed = await buy(collected);
    await queue('payment_received', { orderNumber: placed.order_number });
    await orderIs('in_preparation', placed);
    await readyOrder(placed.order_number, false, steps());
    await deliverOrder(placed.order_number, steps());
    const waiting = await buy({ ...ordered, payment_method: 'card' });
    await queue('confirm_order', { orderNumber: (await buy(ordered)).order_number });
    await shop.post('/api/method/casamaestra.orders.cancel', { order_token: waiting.order_token });
    const { kinds, strange } = await faults(language);
    expect(strange).toEqual([]);
    expect([...kinds]).toContain('order_cancelled');
    expect([...kinds]).toContain('confirm_order');
  });

  test('about an account or an article too', async () => {
    await queue('welcome', payload);
    await queue('already_registered', payload);
    await queue('password_reset', payload);
    await queue('login_link', payload);
    await queue('staff_invitation', payload);
    await queue('staff_recovery', payload);
    await queue('staff_alone', { ...payload, number: 'CM-22222222' });
    await queue('staff_alone_data', { ...payload, number: '12' });
    await queue('staff_alone_prices', { ...payload, number: '12' });
    await queue('staff_log_head', { ...payload, sets: 12, head: 'a1'.repeat(32), brokenAt: null });
    await queue('webhook_off', { ...payload, address: 'https://programma.test/avvisi' });
    await queue('password_changed', payload);
    await queue('passkey_added', payload);
    await queue('email_change', payload);
    await queue('email_changed', payload);
    await queue('account_deleted', payload);
    await queue('confirm_notice', article);
    await queue('back_in_stock', article);
    await queue('confirm_question', article);
    await queue('enquiry_received', { number: 'C-2026-00042', topic: 'order' });
    await queue('question_answered', { ...article, question: article.article, answer: article.article });
    const { kinds, strange } = await faults(language);
    expect(strange).toEqual([]);
    expect(kinds.size).toBe(21);
  });

  test('of every kind, as its example, too', async () => {
    const values = valuesIn(language);
    const example = exampleOrder('transfer_reminder');
    values.add([
      exampleOrder('order_shipped'),
      example,
      exampleTransfer(example),
      Object.values(examplePayloads('https://negozio.test')),
      exampleEnquiry,
      await exampleSources.goods(['ESEMPIO-1', 'ESEMPIO-2']),
      await exampleSources.letter(1),
    ]);
    const strange: string[] = [];
    for (const kind of mailKinds) {
      const read = (part: string) => shop.ask(`/api/open/mail/examples/${kind}.${part}?lang=${language}`);
      const [html, text] = [await read('html'), await read('txt')];
      expect([kind, html.status, text.status]).toEqual([kind, 200, 200]);
      for (const words of [wordsOfHtml(html.text), text.text.replaceAll(/\n {2}(?=\S)/g, ' ')])
        strange.push(...strangeWords(addressless(words), language, values).map((one) => `${kind}: ${one}`));
    }
    expect(strange).toEqual([]);
  });

  test('the mailbox of a trial shop, and the page where invitations are declined, too', async () => {
    await queue('welcome', payload);
    const { order_number: orderNumber } = await buy({ ...ordered, review_mail: true });
    await queue('order_delivered', { orderNumber, inviteReview: true });
    await queue('welcome', payload, 'nessuno');
    await shop.commerce.jobs.drain();
    const values = valuesIn(language);
    values.add([
      'welcome',
      'order_delivered',
      'HTML',
      '.eml',
      'anna@esempio.it',
      'nessuno',
      'No recipients defined',
    ]);
    const headers = { cookie: `language=${language}` };
    const mails = await shop.database.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').execute();
    const invited = mails.find(({ kind, language: of }) => kind === 'order_delivered' && of === language);
    const html = await readFile(
      join(shop.dataDir, 'mail', `${String(invited?.id).padStart(6, '0')}.html`),
      'utf8',
    );
    const decline = /https:\/\/negozio\.test(\/api\/open\/mail-preferences\/[^"]+)/.exec(html)?.[1] ?? '';
    const list = await shop.ask('/api/open/mail/', { headers });
    expect(list.text).toContain('welcome – ');
    const read = [
      list,
      await shop.ask(`/api/open/mail/${mails.at(-1)?.id}`, { headers }),
      await shop.ask('/api/open/mail/999999', { headers }),
      await shop.ask(decline, { headers }),
      await shop.ask(decline, { method: 'POST', headers }),
      await shop.ask(`${decline}x`, { headers }),
    ];
    expect(read.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200, 404]);
    expect(read.filter(({ text }) => text.includes(`<html lang="${language}"`))).toHaveLength(5);
    for (const { text } of read) {
      expect(strangeWords(wordsOfHtml(text), language, values)).toEqual([]);
    }
    await shop.database.deleteFrom('mail_outbox').execute();
  });
});
