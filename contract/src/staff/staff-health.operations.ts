import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'settings', needs: 'view' } as const;

const jobSchema = z.object({
  job: z.string(),
  /** Since the start of the node. */
  runs: z.number(),
  failures: z.number(),
  /** Rows it took care of. */
  work: z.number(),
  last_run_at: z.string().nullable(),
  last_run_ms: z.number().nullable(),
  last_success_at: z.string().nullable(),
  last_failure_at: z.string().nullable(),
  last_error: z.string().nullable(),
  /** It failed last. */
  failing: z.boolean(),
});
export type JobState = z.output<typeof jobSchema>;

const nodeSchema = z.object({
  node: z.string(),
  started_at: z.string(),
  told_at: z.string(),
  /** It has told nothing for two minutes. */
  silent: z.boolean(),
  jobs: z.array(jobSchema),
});
export type NodeState = z.output<typeof nodeSchema>;

export const jobsOperation = staffOperation({
  name: 'settings.jobs',
  permission: view,
  summary: 'The background jobs of every node: last run, its duration, failures',
  input: z.object({}),
  output: z.array(nodeSchema),
});

const level = z.enum(['well', 'warning', 'error']);

/** An answer is kept for half a minute: whoever asks more often asks nobody outside. */
export const healthOperation = staffOperation({
  name: 'settings.health',
  permission: view,
  summary: 'What the shop depends on and how it is, as `npm run doctor` says it',
  input: z.object({}),
  output: z.object({
    asked_at: z.string(),
    level,
    /** What the configuration or the database lacks for selling. */
    findings: z.array(z.object({ level, says: z.string() })),
    dependencies: z.array(
      z.object({
        what: z.string(),
        name: z.string(),
        level,
        state: z.string(),
        /** Empty: nothing. */
        todo: z.string(),
      }),
    ),
  }),
});
export type Health = z.output<typeof healthOperation.output>;
