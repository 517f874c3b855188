import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';

const DAY_MS = 24 * 3_600_000;
let now = Date.now();
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
  for (const [role, name] of [
    ['owner', 'Anna Titolare'],
    ['manager', 'Marco Responsabile'],
  ] as const) {
    const { me } = await signedInStaff(shop, [role], { name, now });
    await shop.database
      .insertInto('staff_credential')
      .values({ staff_id: me.id, kind: 'app', sealed_secret: Buffer.from('x') })
      .execute();
  }
});
afterAll(() => shop.close());

const change = (record: string) =>
  recordChange(shop.database, {
    author: { by: 'command', staffId: null, who: 'prova' },
    at: new Date(now),
    kind: 'people.save',
    record,
    rows: [{ field: 'name', from: 'a', to: 'b' }],
  });

/** What the mails say that a day’s job queued. */
async function mailsOfDay(): Promise<{ who: string; brokenAt: number | null; sets: number; head: string }[]> {
  await shop.database.deleteFrom('mail_outbox').execute();
  await shop.commerce.jobs.drain();
  await shop.commerce.jobs.drain();
  const mails = await shop.database
    .selectFrom('mail_outbox')
    .select('payload')
    .where('kind', '=', 'staff_log_head')
    .execute();
  return mails.map(({ payload }) => {
    const { firstName, ...rest } = payload as { firstName: string } & Record<string, never>;
    return { who: firstName, ...rest } as never;
  });
}
const nextDay = () => {
  now += DAY_MS;
};

test('owners get the end of the log once a day, when there is something new', async () => {
  await change('person 1');
  expect(await mailsOfDay()).toEqual([]);
  nextDay();
  const sets = await change('person 2');
  const { hash } = await shop.database
    .selectFrom('change_set')
    .select('hash')
    .where(sql<number>`id::float8`, '=', sets)
    .executeTakeFirstOrThrow();
  const head = hash.toString('hex');
  expect(await mailsOfDay()).toEqual([{ who: 'Anna Titolare', sets, head, brokenAt: null }]);
  expect(await mailsOfDay()).toEqual([]);
  nextDay();
  expect(await mailsOfDay()).toEqual([]);
});

test('a log that was changed or cut off since is said, with the number from where', async () => {
  nextDay();
  const changed = await change('person 3');
  await sql`alter table change_row disable trigger user`.execute(shop.database);
  await sql`update change_row set value_after = '"z"' where change_set_id = ${changed}`.execute(
    shop.database,
  );
  expect((await mailsOfDay()).map(({ brokenAt }) => brokenAt)).toEqual([changed]);
  nextDay();
  await sql`alter table change_set disable trigger user`.execute(shop.database);
  await sql`delete from change_row where change_set_id = ${changed}`.execute(shop.database);
  await sql`delete from change_set where id = ${changed}`.execute(shop.database);
  expect((await mailsOfDay()).map(({ brokenAt }) => brokenAt)).toEqual([changed]);
});
