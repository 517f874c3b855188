import { randomUUID } from 'node:crypto';
import type { ProgramScope } from '@casamaestra/contract/staff/program-scopes.ts';
import type { ProgramToken } from '@casamaestra/contract/staff/program-tokens.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCheckoutShop, type CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff, StaffBrowser } from '../testing/staff-browser.ts';

let shop: CheckoutShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
let now = Date.now();

beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { clock: { now: () => now } });
  owner = await signedInStaff(shop, ['owner'], { name: 'Ada Titolare' });
});
afterAll(() => shop.close());

interface Made {
  readonly token: ProgramToken;
  readonly secret: string;
}

async function makeToken(scopes: readonly ProgramScope[], more: object = {}): Promise<Made> {
  const name = `Programma ${randomUUID().slice(0, 8)}`;
  return owner.value<Made>('connections.make_token', { name, scopes, expires_at: null, ...more });
}

/** A program: no cookie, no page, only its token. */
const program = (secret: string, address = '203.0.113.9') => {
  const caller = new StaffBrowser(shop);
  const headers = { authorization: `Bearer ${secret}`, origin: '', 'x-client-address': address };
  return (name: string, body: unknown = {}) => caller.call(name, body, headers);
};

const said = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

const someVariant = () =>
  shop.database.selectFrom('variant').select('sku').orderBy('id').executeTakeFirstOrThrow();

test('a token is shown once, kept as a hash, and opens what its scopes say and nothing else', async () => {
  const { secret, token } = await makeToken(['orders.read']);
  expect(secret).toMatch(/^cm_[\w-]{43}$/);
  expect(token).toMatchObject({ scopes: ['orders.read'], state: 'active', last_used_at: null });
  const listed = await owner.call('connections.tokens');
  expect(listed.text).not.toContain(secret);
  const kept = await shop.database.selectFrom('program_token').selectAll().execute();
  expect(JSON.stringify(kept.map((row) => ({ ...row, key_hash: row.key_hash.toString() })))).not.toContain(
    secret.slice(3, 40),
  );
  const ask = program(secret);
  expect((await ask('orders.list', {})).status).toBe(200);
  for (const refusedCall of [
    'products.list',
    'customers.list',
    'people.list',
    'me',
    'activity.undo',
    'search',
  ])
    expect([refusedCall, ...said(await ask(refusedCall, { id: 1, text: 'x' }))]).toEqual([
      refusedCall,
      403,
      'staff_token_scope',
    ]);
  const used = (await owner.value<ProgramToken[]>('connections.tokens')).find(({ id }) => id === token.id);
  expect(used?.last_used_at).not.toBeNull();
});

test('what a program changes is in the log under the name of its token', async () => {
  const { secret, token } = await makeToken(['stock.edit']);
  const { sku } = await someVariant();
  const changed = await program(secret)('stock.change', { sku, act: 'receipt', pieces: 5 });
  expect(changed.status).toBe(200);
  const { rows } = await owner.value<{ rows: { who: string; by: string; record: string }[] }>(
    'activity.list',
  );
  expect(rows[0]).toMatchObject({ who: token.name, by: 'program' });
});

test('a token that ended, is over its date, or whose maker was disabled is refused at once', async () => {
  const ended = await makeToken(['orders.read']);
  await owner.value('connections.end_token', { id: ended.token.id });
  expect(said(await program(ended.secret)('orders.list'))).toEqual([401, 'staff_token_refused']);
  const short = await makeToken(['orders.read'], { expires_at: new Date(now + 60_000).toISOString() });
  expect((await program(short.secret)('orders.list')).status).toBe(200);
  now += 60_000;
  expect(said(await program(short.secret)('orders.list'))).toEqual([401, 'staff_token_refused']);
  expect(said(await program(`cm_${'A'.repeat(43)}`)('orders.list'))).toEqual([401, 'staff_token_refused']);
  const other = await signedInStaff(shop, ['owner'], { now });
  const { secret } = await other.value<Made>('connections.make_token', {
    name: 'Di chi parte',
    scopes: ['orders.read', 'stock.edit'],
    expires_at: null,
  });
  await shop.database
    .updateTable('staff_role')
    .set({ role: 'reader' })
    .where('staff_id', '=', other.me.id)
    .execute();
  expect((await program(secret)('orders.list')).status).toBe(200);
  expect(said(await program(secret)('stock.change'))).toEqual([403, 'staff_not_permitted']);
  await shop.database.updateTable('staff').set({ disabled: true }).where('id', '=', other.me.id).execute();
  expect(said(await program(secret)('orders.list'))).toEqual([401, 'staff_token_refused']);
});

test('two tokens in force have two names, a date lies ahead, and only the owner makes them', async () => {
  const { token } = await makeToken(['orders.read']);
  const again = { name: token.name.toUpperCase(), scopes: ['orders.read'], expires_at: null };
  expect(await owner.refusal('connections.make_token', again)).toBe('staff_token_known');
  const past = { name: 'Di ieri', scopes: ['orders.read'], expires_at: new Date(now).toISOString() };
  expect(await owner.refusal('connections.make_token', past)).toBe('staff_token_date');
  const manager = await signedInStaff(shop, ['manager'], { now });
  for (const call of ['connections.tokens', 'connections.make_token', 'connections.end_token'])
    expect(await manager.refusal(call, again)).toBe('staff_not_permitted');
  now += 6 * 60_000;
  expect(await owner.refusal('connections.make_token', past)).toBe('staff_confirmation_needed');
});

test('wrong tokens are answered 30 times in ten minutes, then told to wait', async () => {
  const ask = program(`cm_${'B'.repeat(43)}`, '203.0.113.77');
  const codes: unknown[] = [];
  for (let tries = 0; tries < 31; tries += 1) codes.push((await ask('orders.list')).status);
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 401), 417]);
});
