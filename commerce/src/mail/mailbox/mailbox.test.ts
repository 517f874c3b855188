import { languages } from '@casamaestra/texts/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { messageOf, startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { mailKinds } from '../../mail-queue/mail-placeholders.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

test('R38 a reminder of an order that was cancelled meanwhile goes nowhere, and the mailbox says so', async () => {
  const placed = messageOf(await shop.place(await shop.order({ 'PI-5': 1 })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const { order_number: orderNumber, order_token } = placed;
  await shop.post('/api/method/casamaestra.orders.cancel', { order_token });
  await queueMail(shop.database, {
    kind: 'transfer_reminder',
    recipient: 'anna@esempio.it',
    language: 'it',
    payload: { orderNumber },
    dedupeKey: 'promemoria',
  });
  await shop.commerce.jobs.drain();
  const { id, sent_at, subject } = await shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'sent_at', 'subject'])
    .where('dedupe_key', '=', 'promemoria')
    .executeTakeFirstOrThrow();
  expect(sent_at).not.toBeNull();
  expect(subject).toBeNull();
  expect((await shop.ask('/api/open/mail/')).text).toContain('transfer_reminder – non partita');
  expect((await shop.ask(`/api/open/mail/${id}.html`)).status).toBe(404);
});

test('every kind of mail has an example in every language: its subject, its HTML in a frame that runs nothing, its text', async () => {
  const subjects = new Map<string, string>();
  for (const language of languages) {
    const list = await shop.ask(`/api/open/mail/examples/?lang=${language}`);
    expect(list.status).toBe(200);
    for (const kind of mailKinds) {
      const asked = `/api/open/mail/examples/${kind}`;
      expect(list.text).toContain(`href="${kind}?lang=${language}"`);
      const [page, html, text] = await Promise.all(
        ['', '.html', '.txt'].map((part) => shop.ask(`${asked}${part}?lang=${language}`)),
      );
      expect([kind, page?.status, html?.status, text?.status]).toEqual([kind, 200, 200, 200]);
      expect(page?.text.match(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(
        2,
      );
      expect(html?.text).toMatch(
        new RegExp(`<html dir="ltr" lang="${language}">|<html[^>]* lang="${language}"`),
      );
      expect(html?.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(text?.headers.get('content-type')).toContain('text/plain');
      const subject = /<title>([^<]+)/.exec(html?.text ?? '')?.[1] ?? '';
      expect(page?.text).toContain(`<h1>${subject}</h1>`);
      subjects.set(`${language} ${kind}`, subject);
    }
  }
  // Letters of staff are written in the language of their readers.
  const own = mailKinds.filter((kind) => kind !== 'newsletter_letter');
  expect(own.filter((kind) => subjects.get(`it ${kind}`) === subjects.get(`en ${kind}`))).toEqual([]);
  for (const wrong of ['nessuna', 'welcome.exe', '..%2f1.html'])
    expect((await shop.ask(`/api/open/mail/examples/${wrong}`)).status).toBe(404);
  expect(
    await shop.database.selectFrom('mail_outbox').select('id').where('dedupe_key', '=', '').execute(),
  ).toEqual([]);
});
