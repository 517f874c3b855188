import { expect, test, vi } from 'vitest';
import { silentLog } from '../log/create-log.ts';
import { type Job, startJobs } from './job-runner.ts';

test('a late job lets those first who wait for the start; a drain runs it at once', async () => {
  const ran: string[] = [];
  const job = (name: string, more: Partial<Job> = {}): Job => ({
    name,
    everyMs: 3_600_000,
    of: 'node',
    run: async () => {
      ran.push(name);
      return 0;
    },
    ...more,
  });
  const started = Promise.withResolvers<void>();
  const runner = startJobs([job('late', { late: true }), job('ordinary')], silentLog(), {
    after: started.promise,
  });
  await vi.waitFor(() => expect(ran).toEqual(['ordinary']));
  await runner.drain();
  expect(ran.toSorted()).toEqual(['late', 'ordinary', 'ordinary']);
  const at = performance.now();
  started.resolve();
  await expect.poll(() => ran.length).toBe(4);
  expect(ran.at(-1)).toBe('late');
  expect(performance.now() - at).toBeGreaterThan(1_000);
  await runner.close();
});
