import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { messageOf, startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { readEntry } from '../../content/folder/read-entry.ts';
import { loadTestContent } from '../../content/testing/load-test-content.ts';
import type { MailKind, MailKinds } from '../../mail-queue/mail-kinds.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(undefined, {
    environment: { PUBLIC_URL: 'https://negozio.test', LANGUAGES: 'it,en,sk' },
  });
});
afterAll(() => shop.close());

const writes = async (files: Readonly<Record<string, unknown>>) => {
  await loadTestContent({ 'pages/a.it.md': '---\ntitle: A\n---\n\nx\n', ...files }, shop);
  shop.commerce.wake();
};

let sent = 0;
async function mailed<Kind extends MailKind>(kind: Kind, payload: MailKinds[Kind], language = 'it') {
  await queueMail(shop.database, {
    kind,
    payload,
    recipient: 'anna@esempio.it',
    language,
    dedupeKey: `prova:${(sent += 1)}`,
  });
  await shop.commerce.jobs.drain();
  const { id, subject } = await shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'subject'])
    .where('dedupe_key', '=', `prova:${sent}`)
    .executeTakeFirstOrThrow();
  const part = (extension: string) =>
    readFile(join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.${extension}`), 'utf8');
  return { subject, html: await part('html'), text: await part('txt') };
}

/** Sent again until the shop has read what changed. */
const untilSubject = (subject: string) =>
  expect.poll(async () => (await mailed('account_deleted', { firstName: 'Anna' })).subject).toBe(subject);

describe('Mails that a shop words itself', () => {
  test('have its subject, opening and closing in that language, and the usual ones in every other', async () => {
    const usual = await mailed('welcome', { firstName: 'Anna' });
    const english = await mailed('welcome', { firstName: 'Anna' }, 'en');
    await writes({
      'mails.it.yaml': {
        welcome: {
          subject: 'Ciao {{first_name}}, qui {{shop.name}}',
          intro: 'Che bello, {{ first_name }}.\n\nTi aspettiamo & aiutiamo.',
          closing: 'Chiamaci: {{shop.contacts.phone}}',
        },
        account_deleted: { subject: 'Arrivederci' },
      },
    });
    await untilSubject('Arrivederci');
    const own = await mailed('welcome', { firstName: 'Anna <b>{{shop.name}}' });
    expect(own.subject).toMatch(/^Ciao Anna <b>\{\{shop\.name\}\}, qui [^{]+$/);
    expect(own.text).toContain('Che bello, Anna <b>{{shop.name}}.\n\nTi aspettiamo & aiutiamo.');
    expect(own.text).toMatch(/Chiamaci: \+?\d/);
    expect(own.html).toContain('Ti aspettiamo &amp; aiutiamo.');
    expect(own.html).not.toContain('<b>');
    const usualOpening = usual.text.split('\n\n').find((part) => part.startsWith('Ora ') || part.length > 60);
    expect(usualOpening).toBeDefined();
    expect(own.text).not.toContain(usualOpening);
    expect(await mailed('welcome', { firstName: 'Anna' }, 'en')).toEqual(english);
  });

  test('keep what the reader must have: sums, and what the law wants of a confirmation', async () => {
    const placed = messageOf(await shop.place(await shop.order({ 'PI-5': 1 })), placedOrderSchema);
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
    const { order_number: orderNumber } = placed;
    await writes({
      'mails.it.yaml': {
        order_confirmation: { subject: 'Ordine {{number}} preso', intro: 'Eccoci, {{first_name}}.' },
        order_refunded: { subject: 'Tornano {{amount}}', intro: 'Con le nostre scuse.' },
        account_deleted: { subject: 'Addio' },
      },
    });
    await untilSubject('Addio');
    const confirmation = await mailed('order_confirmation', { orderNumber });
    expect(confirmation.subject).toBe(`Ordine ${orderNumber} preso`);
    for (const part of ['Eccoci, Anna.', '14 giorni', 'Modulo tipo', 'di cui IVA'])
      expect(confirmation.text.toLowerCase()).toContain(part.toLowerCase());
    const refunded = await mailed('order_refunded', { orderNumber, amountCents: 1234 });
    expect(refunded.subject).toMatch(/^Tornano 12,34\s€$/);
    expect(refunded.text).toMatch(/Con le nostre scuse\.[\s\S]*12,34/);
  });

  test.each([
    ['a kind that no mail has', 'welcom:\n  intro: x\n', 1, 'welcom', 'mail_unknown'],
    [
      'a mail that staff write whole',
      'newsletter_letter:\n  intro: x\n',
      1,
      'newsletter_letter',
      'mail_unknown',
    ],
    [
      'a placeholder of another mail',
      'welcome:\n  intro: "{{amount}}"\n',
      2,
      'welcome.intro',
      'mail_placeholder_unknown',
    ],
    [
      'a placeholder cut off',
      'welcome:\n  intro: "Ciao {{first_name"\n',
      2,
      'welcome.intro',
      'mail_placeholder_unknown',
    ],
    [
      'a section',
      'welcome:\n  intro: "{{#shop.name}}x{{/shop.name}}"\n',
      2,
      'welcome.intro',
      'mail_placeholder_unknown',
    ],
    ['markup', 'welcome:\n  intro: <script>x</script>\n', 2, 'welcome.intro', 'markup_in_text'],
    [
      'a header in the subject',
      'welcome:\n  subject: "x\\r\\nBcc: a@b.it"\n',
      2,
      'welcome.subject',
      'one_line',
    ],
    ['a part that mails do not have', 'welcome:\n  text: x\n', 2, 'welcome', 'keys_unknown'],
  ])('%s is refused with its line and field', (_what, text, line, field, code) => {
    const { draft, findings } = readEntry({ kind: 'mails', key: 'mails', language: 'it' }, text);
    expect(draft).toBeUndefined();
    expect(findings[0]).toMatchObject({ file: 'mails.it.yaml', line, field, finding: { code } });
  });
});
