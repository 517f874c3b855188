import { randomBytes } from 'node:crypto';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { heldRowsOperation, HeldRequest } from '@casamaestra/contract/staff/held-prices.operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop } from '../../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../../staff/testing/staff-browser.ts';
import { begun, product, tried } from '../testing/lists.ts';
import type { Person, ReadImport } from '../testing/lists.ts';

type HeldRows = OperationOutput<typeof heldRowsOperation>;
type Today = OperationOutput<typeof todayOperation>;

/** Somebody who can sign in by themselves, so that they count as the second person. */
async function person(role: 'manager' | 'owner', name: string) {
  const one = await signedInStaff(shop, [role], { name });
  await shop.database
    .insertInto('staff_credential')
    .values({
      staff_id: one.me.id,
      kind: 'passkey',
      credential_id: randomBytes(16),
      public_key: randomBytes(16),
    })
    .execute();
  return one;
}

const many = Array.from({ length: 120 }, (_, at) => product(`VITE-${at + 1}`, 10));

let shop: TestShop;
let asker: Person;
let decider: Person;
beforeAll(async () => {
  shop = await startTestShop([
    product('SEDIA-1', 100),
    product('SEDIA-2', 50),
    product('SEDIA-3', 20),
    ...many,
  ]);
  asker = await signedInStaff(shop, ['catalogue'], { name: 'Carlo Catalogo' });
  decider = await person('manager', 'Olga Responsabile');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool
    .query(`update variant set price_cents = case sku when 'SEDIA-1' then 10000 when 'SEDIA-2' then 5000
    when 'SEDIA-3' then 2000 else 1000 end, stock = 9, cost_cents = null`);
  await shop.pool.query("update goods_import set state = 'done' where state in ('running', 'paused')");
});

/** One turn of the background job. */
const goOn = () => shop.commerce.jobs.drain();
const price = async (sku: string) => {
  const { rows } = await shop.pool.query('select price_cents, stock from variant where sku = $1', [sku]);
  return rows[0] as { price_cents: number; stock: number };
};
const read = (person: Person, id: number) => person.value<ReadImport>('imports.read', { id });
const held = (person: Person, id: number) => person.value<HeldRows>('imports.held_rows', { id });
const list = 'SKU;Prezzo;Giacenza\nSEDIA-1;50;3\nSEDIA-2;49;4\nSEDIA-3;10;5\n';

/** A list of which two prices wait, written as far as it may be. */
async function asked(): Promise<number> {
  const id = await begun(asker, list, { reason: 'Svendita' });
  await goOn();
  return id;
}

describe('prices of a list beyond the guard', () => {
  test('are told before with their reason, wait with who asked, and the rest of their rows is written', async () => {
    await shop.pool.query("update variant set cost_cents = 4500 where sku = 'SEDIA-2'");
    const { seen } = await tried(asker, list);
    expect(seen).toMatchObject({ bad: 0, changed: 3, held: 3 });
    expect(seen.held_rows.map(({ sku, guards, percent }) => [sku, guards, percent])).toEqual([
      ['SEDIA-1', ['limit'], -50],
      ['SEDIA-2', ['below_cost'], -2],
      ['SEDIA-3', ['limit'], -50],
    ]);
    const id = await asked();
    expect(await read(asker, id)).toMatchObject({ state: 'done', done: 3, held: 3 });
    expect(await price('SEDIA-1')).toEqual({ price_cents: 10_000, stock: 3 });
    expect(await price('SEDIA-2')).toEqual({ price_cents: 5000, stock: 4 });
    const waiting = await decider.value<HeldRequest[]>('imports.held');
    expect(waiting.at(-1)).toMatchObject({
      id,
      asked_by: 'Carlo Catalogo',
      reason: 'Svendita',
      waiting: 3,
      own: false,
      alone_from: null,
    });
    const { rows, guards, decisions } = await held(decider, id);
    expect(rows[1]).toMatchObject({
      sku: 'SEDIA-2',
      name: 'Articolo SEDIA-2',
      changes: [{ field: 'price', from: 50, to: 49 }],
      guards: ['below_cost'],
      changed: false,
    });
    expect(guards).toEqual([
      { guard: 'below_cost', count: 1 },
      { guard: 'limit', count: 2 },
    ]);
    expect(decisions).toEqual([]);
    const { due } = await decider.value<Today>('today');
    expect(due.map(({ kind }) => kind)).toContain('prices_to_approve');
    await decider.value('imports.refuse_held', { id, reason: 'Prova' });
  });

  test('are decided by no one who asked for them, nor by a role that may not', async () => {
    const id = await asked();
    expect(await asker.refusal('imports.approve_held', { id })).toBe('staff_not_permitted');
    const owner = await person('owner', 'Piera Titolare');
    for (const role of ['content', 'support', 'warehouse', 'accounting', 'reader'] as const) {
      const other = await signedInStaff(shop, [role]);
      for (const call of ['imports.held_rows', 'imports.approve_held'])
        expect(await other.refusal(call, { id })).toBe('staff_not_permitted');
    }
    await shop.pool.query("update variant set cost_cents = 9000 where sku = 'SEDIA-1'");
    const own = await begun(decider, 'SKU;Prezzo\nSEDIA-1;99\n');
    await goOn();
    expect((await held(decider, own)).own).toBe(true);
    expect(await decider.refusal('imports.approve_held', { id: own })).toBe('staff_other_person_needed');
    expect(await price('SEDIA-1')).toMatchObject({ price_cents: 10_000 });
    await owner.value('imports.approve_held', { id: own });
    await goOn();
    expect(await price('SEDIA-1')).toMatchObject({ price_cents: 9900 });
    await decider.value('imports.refuse_held', { id, reason: 'Prova' });
    await shop.pool.query("update staff set disabled = true where name = 'Piera Titolare'");
  });

  test('are written, once approved, as an import of the approver, and taken back like every import', async () => {
    const id = await asked();
    const { id: applied } = await decider.value<{ id: number }>('imports.approve_held', { id });
    await goOn();
    const done = await read(decider, applied);
    expect(done).toMatchObject({ state: 'done', done: 2, skipped: 0, who: 'Olga Responsabile', held_of: id });
    expect(await price('SEDIA-1')).toMatchObject({ price_cents: 5000 });
    expect(await price('SEDIA-3')).toMatchObject({ price_cents: 1000 });
    const after = await held(asker, id);
    expect(after).toMatchObject({ waiting: 0, rows: [] });
    expect(after.decisions).toMatchObject([
      { decision: 'approved', who: 'Olga Responsabile', count: 2, import_id: applied },
    ]);
    const told = async () => {
      const { decisions } = await asker.value<Today>('today');
      return decisions.filter(({ import_id: one }) => one === id);
    };
    expect(await told()).toMatchObject([
      { file_name: 'listino.csv', who: 'Olga Responsabile', approved: 2, refused: 0 },
    ]);
    await decider.value('imports.see_decisions', { id });
    expect(await told()).toHaveLength(1);
    await asker.value('imports.see_decisions', { id });
    expect(await told()).toEqual([]);
    const { rows } = await shop.pool.query('select kind, who from change_set where record = $1 order by id', [
      `import ${id}`,
    ]);
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
      'imports.ask',
      'imports.apply',
      'imports.approve',
    ]);
    await decider.value('activity.undo', { id: done.change });
    expect(await price('SEDIA-1')).toMatchObject({ price_cents: 10_000 });
    expect(await price('SEDIA-3')).toMatchObject({ price_cents: 2000 });
  });

  test('that changed meanwhile are left as they are, and it is said', async () => {
    const id = await asked();
    await shop.pool.query("update variant set price_cents = 11000 where sku = 'SEDIA-1'");
    await shop.pool.query("update variant set cost_cents = 900 where sku = 'SEDIA-3'");
    expect((await held(decider, id)).rows.map(({ sku, changed }) => [sku, changed])).toEqual([
      ['SEDIA-1', true],
      ['SEDIA-3', false],
    ]);
    const { id: applied } = await decider.value<{ id: number }>('imports.approve_held', { id });
    await goOn();
    expect(await read(decider, applied)).toMatchObject({
      state: 'done',
      done: 0,
      skipped: 2,
      // The cost that nobody saw when it was asked forbids the other.
      left: [
        { sku: 'SEDIA-1', outcome: 'changed' },
        { sku: 'SEDIA-3', outcome: 'refused' },
      ],
    });
    expect(await price('SEDIA-1')).toMatchObject({ price_cents: 11_000 });
    expect(await price('SEDIA-3')).toMatchObject({ price_cents: 2000 });
  });

  test('are approved row by row; what is not chosen waits, and is refused with a reason', async () => {
    const id = await asked();
    const { rows } = await held(decider, id);
    const chosen = rows.filter(({ sku }) => sku === 'SEDIA-3').map(({ position }) => position);
    await decider.value('imports.approve_held', { id, rows: chosen });
    await goOn();
    expect(await price('SEDIA-3')).toMatchObject({ price_cents: 1000 });
    expect((await held(decider, id)).rows.map(({ sku }) => sku)).toEqual(['SEDIA-1']);
    expect((await decider.call('imports.refuse_held', { id })).status).not.toBe(200);
    await decider.value('imports.refuse_held', { id, reason: 'È un errore del fornitore' });
    const { decisions } = await held(asker, id);
    expect(decisions[0]).toMatchObject({
      decision: 'refused',
      count: 1,
      reason: 'È un errore del fornitore',
      import_id: null,
    });
    expect(await price('SEDIA-1')).toMatchObject({ price_cents: 10_000 });
    expect(await decider.refusal('imports.approve_held', { id })).toBe('staff_approval_decided');
  });

  test('are withdrawn by who asked', async () => {
    const id = await asked();
    await asker.value('imports.refuse_held', { id, reason: 'Colonna sbagliata' });
    expect(await held(asker, id)).toMatchObject({ waiting: 0 });
    expect((await asker.value<Today>('today')).decisions.map(({ import_id: one }) => one)).not.toContain(id);
  });

  test('of one request are approved once by two people at the same moment', async () => {
    const id = await asked();
    const second = await person('manager', 'Rita Seconda');
    const answers = await Promise.all(
      [decider, second].map((one) => one.call('imports.approve_held', { id })),
    );
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'staff_approval_decided',
    });
    await goOn();
    expect((await held(decider, id)).decisions).toHaveLength(1);
    await shop.pool.query("update staff set disabled = true where name = 'Rita Seconda'");
  });

  test('wait until another import ends', async () => {
    const id = await asked();
    const other = await begun(asker, 'SKU;Giacenza\nSEDIA-1;7\n');
    expect(await decider.refusal('imports.approve_held', { id })).toBe('staff_import_busy');
    await asker.value('imports.stop', { id: other });
    expect((await held(decider, id)).waiting).toBe(2);
    await decider.value('imports.refuse_held', { id, reason: 'Prova' });
  });
});

test('more than 100 far prices of one list wait, even of who may change prices', async () => {
  const far = (count: number) =>
    `SKU;Prezzo\n${many
      .slice(0, count)
      .map(({ code }) => `${code};20`)
      .join('\n')}\n`;
  expect((await tried(decider, far(100))).seen).toMatchObject({ large: 100, held: 0, changed: 100 });
  const { one, seen } = await tried(decider, far(101));
  expect(seen).toMatchObject({ large: 0, held: 101, changed: 0 });
  expect(seen.held_rows[0]?.guards).toEqual(['many']);
  await decider.value('imports.start', { id: one.id, fingerprint: seen.fingerprint });
  await goOn();
  expect(await price('VITE-1')).toMatchObject({ price_cents: 1000 });
  expect(await held(decider, one.id)).toMatchObject({ waiting: 101, own: true });
  await decider.value('imports.refuse_held', { id: one.id, reason: 'Prova' });
});

test('alone in the shop one approves one’s own prices after a quarter of an hour, and is mailed', async () => {
  await shop.pool.query("update staff set disabled = true where name <> 'Olga Responsabile'");
  await shop.pool.query("update variant set cost_cents = 9000 where sku = 'SEDIA-1'");
  const id = await begun(decider, 'SKU;Prezzo\nSEDIA-1;99\n');
  await goOn();
  const { rows } = await shop.pool.query('select kind from mail_outbox where dedupe_key = $1', [
    `staff_alone_prices:${id}`,
  ]);
  expect(rows).toEqual([{ kind: 'staff_alone_prices' }]);
  expect((await held(decider, id)).alone_from).not.toBeNull();
  expect(await decider.refusal('imports.approve_held', { id })).toBe('staff_approval_early');
  await shop.pool.query(
    "update goods_import set started_at = started_at - interval '16 minutes' where id = $1",
    [id],
  );
  await decider.value('imports.approve_held', { id });
  await goOn();
  expect(await price('SEDIA-1')).toMatchObject({ price_cents: 9900 });
  const { rows: logged } = await shop.pool.query(
    "select who from change_set where kind = 'imports.approve_alone' and record = $1",
    [`import ${id}`],
  );
  expect(logged).toEqual([{ who: 'Olga Responsabile' }]);
});
