import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import {
  messageOf,
  startCheckoutShop,
  type CheckoutShop,
  type Placed,
} from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { orderViewSchema, type OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runStaff } from './testing/staff-program.ts';

// A dozen processes one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

/** Runs the command as a person would, beside the shop; returns exit code and output. */
const staff = (...args: string[]) => staffOf('it', ...args);

/** The same of a shop whose first language is another. */
const staffOf = (languages: string, ...args: string[]) => runStaff(shop, args, languages);

async function buy(): Promise<Placed> {
  const placed = messageOf(await shop.place(await shop.order({ 'PI-5': 2, 'MA-1': 1 })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error('not placed');
  return placed;
}

const view = async ({ order_token }: Placed): Promise<OrderView> =>
  messageOf(await shop.post('/api/method/casamaestra.orders.track', { order_token }), orderViewSchema);

/** A camt.053 statement with one credit. */
function statement(reference: string, amount: string, remittance: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Bianca Neri</Nm></Dbtr><DbtrAcct><Id><IBAN>IT28W8000000292100645211208</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${remittance}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
}

describe('usage', () => {
  test.each([
    [[], 'Uso: npm run staff'],
    [['ordini'], 'Comando sconosciuto: ordini.'],
    [['constructor'], 'Comando sconosciuto: constructor.'],
    [['orders'], 'orders: manca che cosa fare (list, show'],
    [['orders', 'spedisci'], 'orders: «spedisci» non c’è'],
    [['orders', 'show'], 'Manca il numero dell’ordine.'],
    [['orders', 'list', '--state', 'boh'], '--state: trovato «boh»'],
    [['orders', 'ship', 'CM-1'], 'Manca --carrier.'],
    [['orders', 'refund', 'CM-1', '--amount', '-5'], '--amount'],
    [['orders', 'cancel', 'CM-1'], 'Manca --reason.'],
    [['recall', 'PI'], 'Manca il testo dell’avviso'],
    [['recall', '--text', 'avviso.txt'], 'Manca il prodotto'],
    [['mail', 'retry', 'x'], 'E-mail: trovato «x»'],
    [['bank', 'import', '/mai-visto.xml'], 'non si legge'],
    [['refunds', 'done', '7'], 'Manca il riferimento'],
    [['refunds', 'done', '7', 'CRO 1', '--iban', 'DE88370400440532013000'], 'non è un IBAN valido'],
    [['withdrawals', 'show'], 'Manca il numero del recesso.'],
    [['secrets', 'replace', 'passkey-user'], 'Si possono sostituire: customer-token'],
  ])('%j ends with 2 and says why', async (args, words) => {
    const { code, said, out } = await staff(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(said).toContain(words);
  });
});

describe('R38 the staff at work beside a running shop', () => {
  test('logins are ended, an account is closed and opened again, a key is replaced', async () => {
    const auth = '/api/method/mymb_ecommerce.utils.auth.';
    const account = {
      email: 'ida@example.it',
      first_name: 'Ida',
      last_name: 'Neri',
      password: 'il gatto beve caffè',
    };
    const registered = await shop.post(`${auth}create_customer_and_user`, account);
    const { jwt } = (registered.body as { message: { jwt: string } }).message;
    const me = async (token: string) => (await shop.post(`${auth}me`, {}, { jwt: `Bearer ${token}` })).status;
    const logIn = () => shop.post(`${auth}sigin`, { usr: account.email, pwd: account.password });
    expect(await me(jwt)).toBe(200);
    expect((await staff('customers', 'end-logins', 'IDA@example.it')).out).toBe('Accessi chiusi: 1.\n');
    expect(await me(jwt)).toBe(401);
    expect((await logIn()).status).toBe(200);
    expect((await staff('customers', 'close', 'ida@example.it')).code).toBe(0);
    expect((await logIn()).status).toBe(401);
    expect((await staff('customers', 'reopen', 'ida@example.it')).code).toBe(0);
    expect((await logIn()).status).toBe(200);
    expect((await staff('customers', 'close', 'nessuno@example.it')).code).toBe(1);

    expect(await staff('secrets', 'replace', 'customer-token')).toMatchObject({
      code: 0,
      out: expect.stringContaining('quella di prima si legge fino al'),
    });
    const listed = (await staff('secrets', 'list')).out;
    expect(listed).toMatch(/^customer-token\t.*la precedente vale fino al/m);
  });

  test('a transfer arrives, the order leaves in two parcels, comes back and is refunded', async () => {
    const placed = await buy();
    const number = placed.order_number;
    expect((await staff('orders', 'list', '--state', 'awaiting_payment')).out).toContain(number);
    expect(await staff('orders', 'prepare', number)).toMatchObject({ code: 1 });

    const file = join(shop.dataDir, 'estratto.xml');
    await writeFile(file, statement('RIF-1', placed.total.toFixed(2), `Ordine ${number}`));
    const imported = await staff('bank', 'import', file);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.out).toContain('Accrediti letti: 1, abbinati: 1.');
    expect((await staff('bank', 'import', file)).out).toContain('già letto');
    expect((await view(placed)).state).toBe('paid');

    expect((await staff('orders', 'prepare', number.toLowerCase())).out).toBe(`${number}: in_preparation\n`);
    const parcel = ['--carrier', 'BRT', '--tracking', 'B1', '--url', 'https://brt.example/B1'];
    const part = await staff('orders', 'ship', number, ...parcel, '--only', 'PI-5:1');
    expect(part.out).toBe(`${number}: partly_shipped\n`);
    expect((await staff('orders', 'ship', number, ...parcel, '--only', 'PI-5:9')).code).toBe(1);
    expect((await staff('orders', 'ship', number, ...parcel)).out).toBe(`${number}: shipped\n`);
    expect((await staff('orders', 'deliver', number)).code).toBe(0);
    expect((await staff('orders', 'return', number, '--reason', 'Recesso')).code).toBe(0);
    const refund = ['orders', 'refund', number, '--amount', '10,50', '--reason', 'Recesso', '--key', 'a'];
    expect((await staff(...refund)).code).toBe(0);
    expect((await staff(...refund)).code).toBe(0);
    const refunds = await shop.database.selectFrom('refund').select('amount_cents').execute();
    expect(refunds).toEqual([{ amount_cents: 1050 }]);

    const [, id = ''] = /^(\d+)\t/m.exec((await staff('refunds', 'list')).out) ?? [];
    expect((await staff('refunds', 'done', id, 'CRO 1')).code).toBe(0);
    expect((await staff('refunds', 'done', id, 'CRO 1')).code).toBe(1);
    expect((await staff('refunds', 'list')).out).toBe('Nessun rimborso da fare a mano.\n');
    expect((await view(placed)).refunded).toBe(10.5);

    const shown = (await staff('orders', 'show', number)).out;
    for (const words of ['returned', 'BRT B1', 'PI-5', 'Recesso', 'incassato'])
      expect(shown).toContain(words);
    expect(await shop.stockOf('PI-5')).toBe(1000);
  });

  test('an unmatched credit is listed until a person closes it with a reason', async () => {
    const file = join(shop.dataDir, 'sconosciuto.xml');
    await writeFile(file, statement('RIF-3', '12.00', 'affitto'));
    expect((await staff('bank', 'import', file)).out).toContain('da guardare');
    const [, id = ''] = /^(\d+)\t.*affitto/m.exec((await staff('bank', 'list')).out) ?? [];
    expect((await staff('bank', 'close', id)).code).toBe(2);
    const close = ['bank', 'close', id, '--reason', 'Restituito dalla banca'];
    expect(await staff(...close)).toMatchObject({ code: 0, out: `Accredito ${id}: chiuso.\n` });
    expect((await staff(...close)).code).toBe(1);
    expect((await staff('bank', 'list')).out).not.toContain('affitto');
  });

  test('a withdrawal is listed with the day of its refund, its goods come back, once', async () => {
    const placed = await buy();
    const { order_number: number, order_token } = placed;
    const paid = join(shop.dataDir, 'recesso.xml');
    await writeFile(paid, statement('RIF-R', placed.total.toFixed(2), number));
    expect((await staff('bank', 'import', paid)).out).toContain('abbinato');
    const declare = async (lines: object[]) => {
      const person = { name: 'Anna Rossi', email: 'anna.rossi@esempio.it', reason: 'Troppo\nchiara' };
      const input = { order_token, ...person, lines, idempotency_key: randomUUID() };
      const answer = await shop.post('/api/method/casamaestra.withdrawals.declare', input);
      expect(answer.status).toBe(200);
    };
    await declare([{ position: 1, qty: 1 }]);
    await declare([
      { position: 1, qty: 1 },
      { position: 2, qty: 1 },
    ]);
    const due = new Intl.DateTimeFormat('it-IT', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'Europe/Rome',
    }).format(Date.now() + 14 * 86_400_000);
    const listed = (await staff('withdrawals', 'list')).out;
    expect(listed).toContain(`${number}-R1\t`);
    expect(listed).toContain(`rimborso entro il ${due}`);
    const shown = (await staff('withdrawals', 'show', `${number}-r1`)).out;
    for (const words of ['Anna Rossi', 'Troppo chiara', '1 × Pittura lavabile', `entro il ${due}: 24,50`])
      expect(shown).toContain(words);
    // The last pieces of the order include its delivery (art. 56).
    expect((await staff('withdrawals', 'show', `${number}-R2`)).out).toContain('46,40');

    const early = await staff('withdrawals', 'received', `${number}-R1`);
    expect(early).toMatchObject({ code: 1, said: expect.stringContaining('non è mai partita') });
    const parcel = ['--carrier', 'BRT', '--tracking', 'B1', '--despite-withdrawal'];
    expect((await staff('orders', 'ship', number, ...parcel)).out).toContain('shipped');

    const received = await staff('withdrawals', 'received', `${number}-R1`, '--reason', 'Scatola aperta');
    expect(received.out).toContain('merce ricevuta');
    expect(received.out).toContain('Scatola aperta');
    expect((await staff('withdrawals', 'received', `${number}-R1`)).code).toBe(1);
    expect((await staff('withdrawals', 'list')).out).not.toContain(`${number}-R1`);
    const history = (await staff('orders', 'show', number)).out;
    expect(history).toContain(`${number}-R1: 1 × Pittura lavabile`);
    expect(history).toContain(`Abbiamo ricevuto i prodotti del recesso ${number}-R1.`);
  });

  test('pieces that were withdrawn from do not go out by accident; credits keep their currency', async () => {
    const placed = await buy();
    const { order_number: number, order_token } = placed;
    const file = join(shop.dataDir, 'prima.xml');
    await writeFile(file, statement('RIF-W', placed.total.toFixed(2), number));
    await staff('bank', 'import', file);
    const lines = [{ position: 1, qty: 1 }];
    const person = { name: 'Anna Rossi', email: 'anna.rossi@esempio.it' };
    const declared = { order_token, ...person, lines, idempotency_key: randomUUID() };
    await shop.post('/api/method/casamaestra.withdrawals.declare', declared);
    const ship = ['orders', 'ship', number, '--carrier', 'BRT', '--tracking', 'B1'];
    const refused = await staff(...ship);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.said).toContain('recesso per 1 × PI-5');
    expect((await staff(...ship, '--only', 'PI-5:1')).out).toContain('partly_shipped');
    expect((await staff(...ship, '--despite-withdrawal')).out).toContain('shipped');

    const foreign = statement('RIF-HUF', '2280.00', 'senza ordine').replace('Ccy="EUR"', 'Ccy="HUF"');
    await writeFile(file, foreign);
    expect((await staff('bank', 'import', file)).out).toMatch(/2\.280,00\sHUF/);
    const listed = (await staff('bank', 'list')).out;
    expect(listed).toMatch(/2\.280,00\sHUF/);
    expect(listed.split('\n')[0]).toContain('importo');
  });

  test('money for a cancelled order is listed and sent back by hand, once', async () => {
    const placed = await buy();
    expect((await staff('orders', 'cancel', placed.order_number, '--reason', 'Esaurito')).code).toBe(0);
    const file = join(shop.dataDir, 'tardi.xml');
    await writeFile(file, statement('RIF-2', placed.total.toFixed(2), placed.order_number));
    expect((await staff('bank', 'import', file)).out).toContain('da restituire');
    const list = (await staff('refunds', 'list')).out
      .split('\n')
      .find((line) => line.includes(placed.order_number));
    expect(list).toContain('arrivato a ordine annullato');
    expect(list).toContain('Bianca Neri\tIT28W8000000292100645211208');
    const id = list?.split('\t')[0] ?? '';
    expect((await staff('refunds', 'retry', id)).code).toBe(1);
    const confirm = ['refunds', 'done', id, 'CRO 12345678901'];
    expect((await staff(...confirm)).code).toBe(0);
    expect((await staff(...confirm)).code).toBe(1);
    expect((await staff('refunds', 'list')).out).not.toContain(placed.order_number);
  });

  test('the links of an order are withdrawn and a new one is mailed', async () => {
    const placed = await buy();
    const follow = () =>
      shop.post('/api/method/casamaestra.orders.track', { order_token: placed.order_token });
    expect((await follow()).status).toBe(200);
    expect((await staff('orders', 'new-link', placed.order_number)).code).toBe(0);
    expect((await follow()).status).not.toBe(200);
    expect((await staff('mail', 'list')).out).toContain('order_new_link');
    expect((await staff('orders', 'new-link', 'CM-MAIVISTO')).code).toBe(1);
  });

  test('an order is cancelled with the reason the buyer reads; mails are listed and retried', async () => {
    const placed = await buy();
    const cancelled = await staff('orders', 'cancel', placed.order_number, '--reason', 'Prodotto rotto');
    expect(cancelled.out).toBe(`${placed.order_number}: cancelled\n`);
    expect((await view(placed)).history.at(-1)).toMatchObject({ state: 'cancelled', note: 'Prodotto rotto' });
    expect((await staff('orders', 'cancel', placed.order_number, '--reason', 'x')).code).toBe(1);
    await shop.database
      .updateTable('mail_outbox')
      .set({ last_error: '\u001b[2J550 no\n\t7\tordine pagato' })
      .execute();
    const list = await staff('mail', 'list');
    expect(list.out).toContain('order_cancelled');
    expect(list.out).toContain(' [2J550 no 7 ordine pagato\n');
    expect((await staff('mail', 'retry')).out).toMatch(/^\d+ e-mail da riprovare subito\.$/m);
    await shop.commerce.jobs.drain();
    expect((await staff('mail', 'list')).out).toBe('Nessuna e-mail in attesa.\n');
    expect((await staff('reviews', 'list')).out).toBe('Nessuna recensione da controllare.\n');
    expect((await staff('reviews', 'publish', '7')).code).toBe(1);
  });

  test('a product is recalled: first as a trial, then once, with the list of whom it reached', async () => {
    const placed = await buy();
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'delivered' })
      .where('number', '=', placed.order_number)
      .execute();
    const model = join(import.meta.dirname, '../../docs/examples/recall.it.txt');
    const recall = (...more: string[]) => staff('recall', 'MA-1', '--text', model, '--lot', 'L-7', ...more);
    const trial = await recall('--dry-run');
    expect(trial).toMatchObject({ code: 0 });
    expect(trial.out).toContain('Prova: scriverei a');
    expect((await staff('recalls', 'list')).out).toContain('Nessun richiamo');
    expect((await recall()).out).toMatch(/Richiamo \d+, Martello: e-mail in partenza [1-9]/);
    expect((await recall()).out).toContain('e-mail in partenza 0');
    const listed = await staff('recalls', 'list');
    const [number = ''] = listed.out.split('\t');
    expect(listed.out).toContain('L-7');
    expect((await staff('recalls', 'show', number)).out).toMatch(/@.*\t/);
    expect(await staff('recall', 'MAI-VISTO', '--text', model)).toMatchObject({ code: 1 });
  });
});

describe('R38 what people wrote, asked for and looked at', () => {
  test('a comment is listed with its address until it is published or refused, once', async () => {
    const write = async (author: string) => {
      const { id } = await shop.database
        .insertInto('blog_comment')
        .values({
          post: 'tasselli',
          author,
          email: `${author.toLowerCase()}@esempio.it`,
          comment: `Regge, dice ${author}.`,
          language: 'it',
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    };
    const [good, bad] = [await write('Rosa'), await write('Remo')];
    const listed = await staff('comments', 'list');
    expect(listed).toMatchObject({ code: 0, said: '' });
    for (const words of [`${good}\t`, 'tasselli\tRosa\trosa@esempio.it', 'Regge, dice Rosa.', `${bad}\t`])
      expect(listed.out).toContain(words);
    expect((await staff('comments', 'publish', good)).out).toBe(`Commento ${good}: pubblicato\n`);
    expect((await staff('comments', 'refuse', bad)).out).toBe(`Commento ${bad}: non pubblicato\n`);
    expect((await staff('comments', 'list')).out).toBe('Nessun commento da leggere.\n');
    const states = await shop.database.selectFrom('blog_comment').select('state').orderBy('id').execute();
    expect(states.map(({ state }) => state)).toEqual(['published', 'refused']);
    expect(await staff('comments', 'publish', '999999')).toMatchObject({ code: 1, out: '' });
    expect(await staff('comments', 'publish', 'x')).toMatchObject({ code: 2, out: '' });
  });

  test('subscribers are written as a table no program takes for formulas; a letter is tried, then sent, or says what it lacks', async () => {
    const now = new Date('2026-03-01T09:00:00Z');
    await shop.database
      .insertInto('newsletter_sentence')
      .values({ version: 'newsletter-1', language: 'it', sentence: 'Sì, "scrivetemi".' })
      .execute();
    await shop.database
      .insertInto('newsletter_subscriber')
      .values(
        (['subscribed', 'left'] as const).map((state) => ({
          email: `=${state}@esempio.it`,
          language: 'it',
          state,
          origin: 'footer',
          sentence: 'newsletter-1',
          asked_at: now,
          confirmed_at: now,
          left_at: state === 'left' ? now : null,
        })),
      )
      .execute();
    const [head, ...rows] = (await staff('newsletter', 'export')).out.trim().split('\n');
    expect(head).toBe('email,language,state,origin,asked,confirmed,left,version,sentence');
    expect(rows.length).toBe(2);
    expect(rows[0]).toMatch(
      /^"'=subscribed@esempio\.it","it","subscribed","footer","2026-03-01T09:00:00\.000Z"/,
    );
    expect(rows[0]).toContain(',"newsletter-1","Sì, ""scrivetemi""."');
    const letter = join(shop.dataDir, 'lettera.md');
    await writeFile(letter, '---\nsubject: Novità\nlanguage: it\n---\n\nCiao.\n');
    const empty = join(shop.dataDir, 'vuota.md');
    await writeFile(empty, '---\nsubject: Novità\n---\n');
    expect((await staff('newsletter', 'send', letter, '--test', 'Prova@esempio.it')).out).toMatch(
      /^Lettera di prova a prova@esempio\.it/i,
    );
    const queued = await shop.database
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('kind', '=', 'newsletter_letter')
      .execute();
    expect(queued.map(({ recipient }) => recipient.toLowerCase())).toEqual(['prova@esempio.it']);
    expect((await staff('newsletter', 'send', letter)).out).toContain('La lettera parte per 1 iscritti');
    for (const [args, code, words] of [
      [[empty], 1, 'La lettera è vuota.'],
      [['/mai-vista.md'], 1, 'Non riesco a leggere /mai-vista.md.'],
      [[letter, '--test', 'nessuno'], 2, 'nessuno non è un indirizzo e-mail.'],
    ] as const) {
      const answer = await staff('newsletter', 'send', ...args);
      expect(answer).toMatchObject({ code, out: '', said: expect.stringContaining(words) });
    }
  });

  test('visits are told by day, page, device and source, with the way to orders', async () => {
    await shop.database.deleteFrom('visit_count').execute();
    expect((await staff('analytics')).out).toBe('Nessuna visita contata.\n');
    const today = new Date().toISOString().slice(0, 10);
    const counted = { detail: '', device: 'phone', source: 'search' };
    await shop.database
      .insertInto('visit_count')
      .values([
        { ...counted, day: today, kind: 'product', count: 41 },
        { ...counted, day: today, kind: 'cart', count: 7 },
        { ...counted, day: '2020-01-01', kind: 'home', count: 99 },
      ])
      .execute();
    const { code, out } = await staff('analytics', '--days', '2');
    expect(code).toBe(0);
    for (const words of [`${today}\t48`, 'Prodotti\t41', 'Carrello\t7', 'Verso l’ordine'])
      expect(out).toContain(words);
    expect(out).not.toContain('99');
    expect(await staff('analytics', '--days', 'due')).toMatchObject({ code: 2, out: '' });
  });
});

describe('commands speak the first language of the shop', () => {
  test.each([
    [
      'en,it',
      'Usage: npm run staff',
      'Unknown option: --boh.',
      'No refunds to be made by hand.',
      'Customer: ',
    ],
    [
      'sk',
      'Použitie: npm run staff',
      'Neznáma voľba: --boh.',
      'Žiadne vrátenia platieb na ručné vybavenie.',
      'Zákazník: ',
    ],
  ])('%s', async (languages, usage, unknown, none, customer) => {
    const speak = (...args: string[]) => staffOf(languages, ...args);
    const number = (await buy()).order_number;
    const [help, wrong] = [await speak(), await speak('orders', 'list', '--boh')];
    expect(help.said).toContain(usage);
    expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining(unknown) });
    expect((await speak('refunds', 'list')).out).toContain(none);
    const shown = (await speak('orders', 'show', number)).out;
    expect(shown).toContain(customer);
    expect(shown).not.toMatch(/Cliente|Fatturazione|Righe|sconti|Pagamenti|incassato|Storia/);
    const replies = [help, wrong];
    for (const args of [
      ['orders', 'deliver', 'CM-0'],
      ['orders', 'ship', number],
      ['orders', 'list', '--state', 'boh'],
      ['withdrawals', 'show', 'CM-0'],
      ['bank', 'close', '0'],
      ['mail', 'list'],
      ['reviews', 'list'],
      ['secrets', 'replace', 'boh'],
      ['customers', 'close', 'boh@example.test'],
    ])
      replies.push(await speak(...args));
    for (const { out, said } of replies) {
      expect(out + said).not.toBe('');
      expect(out + said).not.toMatch(
        /\b(?:il|lo|gli|di|della|non|che|manca|serve|nessun[oa]?|trovato|ordine|già|più|con|numero|quando)\b/iu,
      );
    }
  });
});
