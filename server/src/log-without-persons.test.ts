import { collectingLog } from '@casamaestra/commerce/platform/testing/collecting-log.ts';
import { afterEach, expect, test } from 'vitest';
import { operationNamed } from './security/every-call.ts';
import { openMailServer } from './testing/mail-server-double.ts';
import { openShopOverHttp, type ShopOverHttp } from './testing/shop-over-http.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

const personal = /anna|rossi|esempio\.it|333 ?1234567|Via Emilia|40121/i;

async function openShop(environment: Record<string, string> = {}) {
  const { log, lines } = collectingLog();
  const shop = await openShopOverHttp(environment, log);
  opened.push(shop);
  return { shop, lines };
}

const placeOrder = async (shop: ShopOverHttp) =>
  shop.ask(operationNamed('checkout.placeOrder').path, {
    method: 'POST',
    body: await shop.commerce.order({ 'TR-1': 1 }),
  });

test('a mail server that names whom it refuses is logged without the address, with its reason', async () => {
  const server = await openMailServer('knows nobody');
  opened.push(server);
  const { shop, lines } = await openShop({ SMTP_URL: `smtp://posta:chiave@${server.host}` });
  expect((await placeOrder(shop)).status).toBe(200);
  await shop.commerce.commerce.jobs.drain();
  const written = JSON.stringify(lines);
  expect(written).toContain('a mail was not sent');
  expect(written).toContain('nessuno qui si chiama così');
  expect(written).not.toMatch(personal);
  expect(written).not.toContain('chiave');
});

test.each(['email', 'last_name', 'address_line1'])(
  'a %s the database cannot read is not repeated in the log, where and why it failed is',
  async (field) => {
    const { shop, lines } = await openShop();
    const value = field === 'email' ? 'new.email' : `new.shipping_address ->> '${field}'`;
    await shop.commerce.pool.query(`
      create function stumble() returns trigger language plpgsql as
        $$ begin perform (${value})::integer; return new; end $$;
      create trigger stumble before insert on shop_order for each row execute function stumble()`);
    expect((await placeOrder(shop)).status).toBe(500);
    const written = JSON.stringify(lines);
    expect(written).toContain('invalid input syntax for type integer: …');
    expect(written).toContain('22P02');
    expect(written).not.toMatch(personal);
  },
);
