import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseOutage } from '../database/database-outage.ts';
import { systemClock } from '../clock.ts';
import type { Gauges } from '../http/gauges.ts';
import type { Log } from '../log/create-log.ts';
import { spread } from '../spread.ts';
import { traced, type Tracing } from '../tracing/tracing.ts';
import { createJobStats, type JobStats } from './job-stats.ts';
import { waitUnlessAborted } from './wait-unless-aborted.ts';

/**
 * A background job whose work is found in rows with a due time. `run` handles a batch and returns its number
 * of rows; it must be safe when another node runs the same job (FOR UPDATE SKIP LOCKED) and after a crash
 * half-way.
 */
export interface Job {
  readonly name: string;
  /** Pause between runs when there is nothing to do, in the mean: it differs a little, so that nodes do not ask together. */
  readonly everyMs: number;
  readonly run: (signal: AbortSignal) => Promise<number>;
  /** 'node': works on this process's own memory, so every process runs it; 'shop': one process suffices. */
  readonly of?: 'shop' | 'node';
  /** Prepares what later visitors ask: lets those first who waited for the start. */
  readonly late?: boolean;
  /** What it does last when the process closes in order, also where it never ran; the close waits a second at most. */
  readonly atEnd?: () => Promise<void>;
}

export interface JobRunner {
  /** Metrics of the jobs this process runs. */
  readonly gauges: Gauges;
  /** Runs all jobs until nothing is due. For tests and commands. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** After a failure a job pauses this many times longer. */
const REST_FACTOR = 5;
/**
 * While there is more to do, the pause is this many times the duration of the batch: shoppers' requests come
 * first.
 */
const BREATH_FACTOR = 4;
const LONGEST_BREATH_MS = 250;
/** Jobs of the shop wait for what a visitor waits for, but mails and payments not for longer than this. */
const LONGEST_WAIT_MS = 10_000;
const LATE_MS = 2_000;
/** A database that is away must not keep a process from closing. */
const LONGEST_END_MS = 1_000;
const DRAIN_ROUNDS_MAX = 1000;

interface Surroundings {
  readonly log: Log;
  readonly closing: AbortSignal;
  readonly stats: JobStats;
  readonly tracing: Tracing | undefined;
}

class Worker {
  readonly #job: Job;
  readonly #log: Log;
  readonly #closing: AbortSignal;
  readonly #stats: JobStats;
  readonly #tracing: Tracing | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(job: Job, { log, closing, stats, tracing }: Surroundings) {
    this.#job = job;
    this.#log = log;
    this.#closing = closing;
    this.#stats = stats;
    this.#tracing = tracing;
  }

  get isOfNode(): boolean {
    return this.#job.of === 'node';
  }

  /** One run at a time: the loop and `drain` never overlap. */
  once(): Promise<number> {
    const turn = this.#turn.then(() => this.#run());
    this.#turn = turn.catch(() => 0);
    return turn;
  }

  async #run(): Promise<number> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      const rows = await this.#traced();
      this.#stats.ran(this.#job.name, seconds(), rows);
      return rows;
    } catch (error) {
      this.#stats.failed(this.#job.name, seconds(), error);
      throw error;
    }
  }

  #traced(): Promise<number> {
    const run = () => this.#job.run(this.#closing);
    if (this.#tracing === undefined) return run();
    const span = this.#tracing.start(`job ${this.#job.name}`, 'internal', { 'job.name': this.#job.name });
    return traced(this.#tracing, span, async () => {
      const rows = await run();
      span.set({ 'job.rows': rows });
      return rows;
    });
  }

  /** `after`: what comes first. */
  async loop(after?: Promise<unknown>): Promise<void> {
    const { late = false } = this.#job;
    if (after !== undefined && (late || !this.isOfNode)) await this.#await(after);
    if (late) await this.#rest(LATE_MS);
    while (!this.#closing.aborted) {
      await this.#rest(await this.#round());
    }
    await this.#end();
  }

  async #end(): Promise<void> {
    const { name, atEnd } = this.#job;
    if (atEnd === undefined) return;
    const waiting = new AbortController();
    const patience = pause(LONGEST_END_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
    const ended = atEnd().catch((err: unknown) => {
      this.#log.warn({ err, job: name }, 'a job did not end in order');
    });
    await Promise.race([ended, patience]);
    waiting.abort();
  }

  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#closing, ref: false }).catch(() => undefined);
  }

  async #await(first: Promise<unknown>): Promise<void> {
    const waiting = new AbortController();
    const patience = pause(LONGEST_WAIT_MS, undefined, { signal: waiting.signal, ref: false });
    await waitUnlessAborted(Promise.race([first, patience]), this.#closing);
    patience.catch(() => undefined);
    waiting.abort();
  }

  /** Runs once; returns the pause afterwards in milliseconds. */
  async #round(): Promise<number> {
    const started = performance.now();
    try {
      if ((await this.once()) === 0) return spread(this.#job.everyMs);
      return Math.min(LONGEST_BREATH_MS, BREATH_FACTOR * (performance.now() - started));
    } catch (err) {
      const level = isDatabaseOutage(err) ? 'warn' : 'error';
      if (!this.#closing.aborted) this.#log[level]({ err, job: this.#job.name }, 'a job failed');
      return spread(this.#job.everyMs * REST_FACTOR);
    }
  }
}

/** How jobs are run; `idle`: only when drained. */
export interface JobOptions {
  readonly idle?: boolean;
  /** What jobs of the shop wait for at the start, since their first runs would keep it waiting: ten seconds at most. */
  readonly after?: Promise<unknown>;
  readonly tracing?: Tracing | undefined;
  /** Where runs are counted; default: figures of their own. */
  readonly stats?: JobStats;
}

/** Runs the jobs until closed; with `idle` the shop's jobs run only in `drain`. */
export function startJobs(jobs: readonly Job[], log: Log, options: JobOptions = {}): JobRunner {
  const { idle = false, after, tracing, stats = createJobStats(jobs, systemClock.now) } = options;
  const closing = new AbortController();
  const workers = jobs.map((job) => new Worker(job, { log, closing: closing.signal, stats, tracing }));
  const loops = workers.filter((worker) => !idle || worker.isOfNode).map((worker) => worker.loop(after));
  return {
    gauges: stats.gauges,
    async drain() {
      for (let round = 0; round < DRAIN_ROUNDS_MAX; round += 1) {
        let done = 0;
        for (const worker of workers) done += await worker.once();
        if (done === 0) return;
      }
      throw new Error('jobs always find more to do');
    },
    async close() {
      closing.abort();
      await Promise.all(loops);
    },
  };
}
