import type { Health, NodeState } from '@casamaestra/contract/staff/staff-health.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { createJobStats } from '../platform/jobs/job-stats.ts';
import { reportJobsJob } from '../platform/jobs/report-jobs.job.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  shop = await startTestShop([]);
  owner = await signedInStaff(shop, ['owner'], { name: 'Ada Bianchi' });
});
afterAll(() => shop.close());

const nodes = () => owner.value<NodeState[]>('settings.jobs');
const jobNamed = async (name: string) => {
  const [node] = await nodes();
  return node?.jobs.find(({ job }) => job === name);
};

test('every job of a node is told with its last run, its work and its failures', async () => {
  const mail = { kind: 'welcome', language: 'it', payload: { firstName: 'Anna' } } as const;
  await queueMail(shop.database, { ...mail, recipient: 'anna@esempio.it', dedupeKey: 'w1' });
  await shop.commerce.jobs.drain();
  await shop.commerce.jobs.drain();
  const all = await nodes();
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({ silent: false });
  const job = await jobNamed('send_mails');
  expect(job).toMatchObject({ failures: 0, work: 1, failing: false, last_error: null });
  expect(job?.runs).toBeGreaterThan(1);
  expect(job?.last_run_ms).toBeGreaterThanOrEqual(0);
  expect(Date.parse(job?.last_success_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a job that failed last comes first, with why and without addresses; once it works again it is well', async () => {
  const names = ['send mails', 'settle'].map((name) => ({ name }));
  const stats = createJobStats(names, Date.now);
  const node = 'prova worker:1';
  const report = reportJobsJob({ database: shop.database, node, reports: stats.reports });
  stats.ran('send mails', 0.5, 3);
  stats.failed('settle', 1.25, new Error('no answer for anna@esempio.it\nat line 3'));
  await report.run(AbortSignal.timeout(5000));
  const jobs = async () => (await nodes()).find((one) => one.node === node)?.jobs ?? [];
  const [first, second] = await jobs();
  expect(first).toMatchObject({ job: 'settle', failing: true, failures: 1, last_run_ms: 1250 });
  expect(first?.last_error).toBe('no answer for …');
  expect(second).toMatchObject({ job: 'send_mails', failing: false, work: 3, last_run_ms: 500 });
  stats.ran('settle', 0.1, 0);
  await report.run(AbortSignal.timeout(5000));
  expect((await jobs())[1]).toMatchObject({ job: 'settle', failing: false, failures: 1, runs: 2 });
});

test('a node that has told nothing for minutes is silent, after a day it is forgotten', async () => {
  const told = (node: string, minutes: number) =>
    shop.pool.query(
      `insert into job_report (node, job, started_at, told_at, runs, failures, work)
       values ($1, 'send_mails', now() - interval '2 days', now() - make_interval(mins => $2), 1, 0, 0)`,
      [node, minutes],
    );
  await told('altra all:3000', 5);
  await told('antica all:3000', 60 * 25);
  await shop.commerce.jobs.drain();
  const all = await nodes();
  expect(all.find(({ node }) => node === 'altra all:3000')).toMatchObject({ silent: true });
  expect(all.some(({ node }) => node === 'antica all:3000')).toBe(false);
});

test('what the shop depends on is told in words, with what to do', async () => {
  await shop.pool.query(
    `insert into job_report (node, job, started_at, told_at, runs, failures, work)
     values ('seconda all:3001', 'send_mails', now(), now(), 1, 0, 0)`,
  );
  const health = await owner.value<Health>('settings.health');
  const named = (what: string) => health.dependencies.find((one) => one.what === what);
  expect(named('database')).toMatchObject({ name: 'Base dati', level: 'well' });
  expect(named('mails')).toMatchObject({ level: 'well', state: 'vuota', todo: '' });
  expect(named('smtp')?.state).toContain('SMTP_URL');
  expect(named('disk')).toBeDefined();
  // Two shops, each of which would start a bank that knows nothing of payments at the other.
  expect(health.dependencies).toContainEqual(
    expect.objectContaining({
      what: 'nodes',
      level: 'warning',
      todo: expect.stringContaining('SANDBOX_BANK_URL'),
    }),
  );
  expect(health.findings.map(({ level }) => level)).toContain('warning');
  expect(health.level).not.toBe('well');
  const again = await owner.value<Health>('settings.health');
  expect(again.asked_at).toBe(health.asked_at);
});

test('support, and who is not signed in, are refused', async () => {
  const support = await signedInStaff(shop, ['support']);
  expect(await support.refusal('settings.jobs')).toBe('staff_not_permitted');
  expect(await support.refusal('settings.health')).toBe('staff_not_permitted');
});
