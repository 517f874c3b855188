import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { TRIES_MAX } from '../mail-queue/mail-tries.ts';
import { createJobStats } from '../platform/jobs/job-stats.ts';
import { reportJobsJob } from '../platform/jobs/report-jobs.job.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
interface Due {
  kind: string;
  count: number;
  first_due: string | null;
}

let shop: TestShop;
let owner: Staff;

beforeAll(async () => {
  shop = await startTestShop([]);
  owner = await signedInStaff(shop, ['owner']);
});
afterAll(() => shop.close());

const dueOf = async (person: Staff, kind: string) =>
  (await person.value<{ due: Due[] }>('today')).due.find((one) => one.kind === kind);

test('a job that failed last is due once, however many nodes say so, until it works again', async () => {
  const nodes = ['una worker:1', 'altra worker:1'].map((node) => {
    const stats = createJobStats([{ name: 'settle' }, { name: 'send mails' }], Date.now);
    const { run } = reportJobsJob({ database: shop.database, node, reports: stats.reports });
    return { stats, tell: () => run(AbortSignal.timeout(5000)) };
  });
  const tell = async () => {
    for (const node of nodes) await node.tell();
  };
  expect(await dueOf(owner, 'jobs_failed')).toBeUndefined();
  for (const { stats } of nodes) stats.failed('settle', 1, new Error('no answer'));
  await tell();
  expect(await dueOf(owner, 'jobs_failed')).toMatchObject({ count: 1, first_due: expect.any(String) });
  const catalogue = await signedInStaff(shop, ['catalogue']);
  expect(await dueOf(catalogue, 'jobs_failed')).toBeUndefined();

  await shop.pool.query(`update job_report set told_at = now() - interval '5 minutes'`);
  expect(await dueOf(owner, 'jobs_failed'), 'of nodes that are gone').toBeUndefined();

  for (const { stats } of nodes) stats.ran('settle', 1, 0);
  await tell();
  expect(await dueOf(owner, 'jobs_failed')).toBeUndefined();
});

test('a mail that failed for good is due', async () => {
  const mail = { kind: 'welcome', language: 'it', payload: { firstName: 'Anna' } } as const;
  await queueMail(shop.database, { ...mail, recipient: 'anna@esempio.it', dedupeKey: 'w1' });
  expect(await dueOf(owner, 'mails_failed')).toBeUndefined();
  await shop.pool.query('update mail_outbox set tries = $1', [TRIES_MAX]);
  expect(await dueOf(owner, 'mails_failed')).toMatchObject({ count: 1 });
});
