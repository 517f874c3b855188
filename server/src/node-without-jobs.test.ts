import { queueMail } from '@casamaestra/commerce/mail-queue/queue-mail.ts';
import { expect, test } from 'vitest';
import { useNodes } from './testing/nodes-on-database.ts';

const nodes = useNodes();

const queue = (number: number) =>
  queueMail(nodes.database().database, {
    kind: 'staff_recovery',
    recipient: 'giulia@example.it',
    language: 'it',
    payload: { firstName: 'Giulia', link: 'https://negozio.example/gestione/link' },
    dedupeKey: `jobs-off-${number}`,
  });

test('a node with JOBS=off leaves the work of the shop to the worker, and does its own', async () => {
  await queue(0);
  const serving = await nodes.start('serving', { ROLE: 'commerce', JOBS: 'off' });
  await expect.poll(async () => (await serving.jobs()).get('change_log')).toBeGreaterThan(1);
  expect((await serving.jobs()).has('send_mails')).toBe(false);
  expect(serving.mails()).toBe(0);
  const worker = await nodes.start('worker', { ROLE: 'worker', SEARCH_INDEX: 'off' });
  for (let number = 1; number < 20; number += 1) await queue(number);
  await expect.poll(worker.mails).toBe(20);
  expect(serving.mails()).toBe(0);
  const [left, done] = [await serving.jobs(), await worker.jobs()];
  const ofShop = [...done.keys()].filter((job) => !left.has(job));
  expect(ofShop).toEqual(
    expect.arrayContaining(['send_mails', 'payment_refunds', 'payment_reconciliation', 'expire_orders']),
  );
});
