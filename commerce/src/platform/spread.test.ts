import { expect, test, vi } from 'vitest';
import { type Job, startJobs } from './jobs/job-runner.ts';
import { silentLog } from './log/create-log.ts';
import { spread } from './spread.ts';

test('pauses differ by up to a seventh and are as long as given in the mean', () => {
  const pauses = Array.from({ length: 1_000 }, () => spread(1_000));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(850);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1_150);
  expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(200);
  expect([spread(1_000, () => 0), spread(1_000, () => 0.5), spread(1_000, () => 1)]).toEqual([
    850, 1_000, 1_150,
  ]);
});

test('nodes whose jobs began at the same moment do not look at the same moments', async () => {
  const pauses: number[] = [];
  const node = () => {
    let last: number | undefined;
    const job: Job = {
      name: 'look',
      everyMs: 400,
      of: 'node',
      run: async () => {
        const now = performance.now();
        if (last !== undefined) pauses.push(now - last);
        last = now;
        return 0;
      },
    };
    return job;
  };
  const random = vi.spyOn(Math, 'random');
  const turns = [0, 1];
  random.mockImplementation(() => turns[random.mock.calls.length % 2] ?? 0);
  const runners = [startJobs([node()], silentLog()), startJobs([node()], silentLog())];
  await expect.poll(() => pauses.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(6);
  await Promise.all(runners.map((runner) => runner.close()));
  random.mockRestore();
  expect(Math.min(...pauses)).toBeLessThan(400);
  expect(Math.max(...pauses)).toBeGreaterThan(430);
});
