import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Placed } from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { register, ShopBrowser } from '@casamaestra/commerce/customers/testing/shop-browser.ts';
import { textOfPdf } from '@casamaestra/commerce/orders/pro-forma/testing/text-of-pdf.ts';
import { otherShopFile } from '@casamaestra/commerce/platform/testing/production-environment.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShopOverHttp, type ShopOverHttp } from './testing/shop-over-http.ts';

let shop: ShopOverHttp;
let placed: Placed;
beforeAll(async () => {
  shop = await openShopOverHttp({ SHOP_FILE: otherShopFile });
  const { commerce } = shop;
  const answer = await commerce.place(await commerce.order({ 'TR-1': 1 }));
  placed = (answer.body as { message: Placed }).message;
  await register(new ShopBrowser(commerce), 'anna@esempio.it');
  const declaration = { order_token: placed.order_token, idempotency_key: randomUUID() };
  const person = { name: 'Anna Rossi', email: 'anna.rossi@esempio.it' };
  await commerce.post('/api/method/casamaestra.withdrawals.declare', { ...declaration, ...person });
  await commerce.commerce.jobs.drain();
});
afterAll(() => shop.close());

describe('a shop with its own shop file', () => {
  test('is the seller in its mails, by name, address, numbers and colour', async () => {
    const folder = join(shop.commerce.dataDir, 'mail');
    const names = (await readdir(folder)).filter((name) => /\.(html|txt|eml)$/.test(name));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(mails.join('\n')).not.toMatch(/casamaestra/i);
    const written = mails.join('\n').replaceAll(/\s+/g, ' ');
    for (const wanted of [
      'Rossi Utensileria S.n.c., Corso Umberto 3, 73100 Lecce (LE)',
      'P. IVA 12345670785 – codice fiscale RSSMRA80A01F205X',
      'recessi@ferramenta-rossi.test',
      '#1b4f8f',
      'From: Ferramenta Rossi <info@ferramenta-rossi.test>',
    ])
      expect(written).toContain(wanted);
    expect(names.length).toBeGreaterThanOrEqual(9);
  });

  test('is the seller on the pro-forma, which explains how and to whom to declare a withdrawal', async () => {
    const response = await shop.commerce.commerce.handler(
      new Request(`http://localhost/api/open/orders/${encodeURIComponent(placed.order_token)}/pro-forma.pdf`),
    );
    const text = textOfPdf(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain('Rossi Utensileria S.n.c.');
    expect(text).toContain('12345670785');
    expect(text).not.toMatch(/casamaestra/i);
    // Lines also break after hyphens.
    const policy = text.replaceAll(/-\s+/g, '-').replaceAll(/\s+/g, ' ');
    for (const words of [
      'Diritto di recesso: il consumatore può recedere entro 14 giorni dalla consegna',
      'scrivendo a recessi@ferramenta-rossi.test',
      'per posta a Rossi Utensileria S.n.c., Corso Umberto 3, 73100 Lecce (LE)',
      'Il recesso è escluso per i prodotti su misura',
      'Garanzia legale di conformità: 24 mesi',
    ])
      expect(policy).toContain(words);
  });

  test('is named by the documents of the calls and by refusals', async () => {
    const { info } = JSON.parse((await shop.ask('/api/openapi.json')).text) as { info: { title: string } };
    expect(info.title).toBe('Ferramenta Rossi');
    const refused = await shop.ask('/api/method/casamaestra.cart.quote', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: {},
    });
    expect(refused.status).toBe(403);
    expect(refused.text).not.toMatch(/Casamaestra/);
  });
});
