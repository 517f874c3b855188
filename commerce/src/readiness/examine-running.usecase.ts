import { resolve } from 'node:path';
import { describeServer } from '../platform/database/connection.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/read-config.ts';
import type { Finding } from '../platform/config/finding.ts';
import type { Database } from '../platform/database/connection.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { queueDependencies, serverDependencies } from './database-dependencies.usecase.ts';
import { databaseFindings } from './database-findings.usecase.ts';
import { dependenciesOutside } from './dependencies-outside.usecase.ts';
import { askInTime } from './dependency.ts';
import type { Dependency } from './dependency.ts';
import { shopDependencies } from './shop-dependencies.usecase.ts';

export interface Examined {
  readonly at: Date;
  readonly findings: readonly Finding[];
  readonly dependencies: readonly Dependency[];
}

interface Running {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly secrets: ShopSecrets;
  /** What the configuration lacks for selling. */
  readonly lacks?: (() => readonly Finding[]) | undefined;
}

const KEPT_MS = 30_000;

/**
 * What the doctor's command says, of the shop that runs: its schema is not asked, since it would not run without. A demo
 * shop lacks nothing of what a real one needs.
 */
async function examine({ lacks = () => [], ...shop }: Running): Promise<Examined> {
  const { database, config, clock } = shop;
  const { now } = clock;
  const where =
    config.databaseUrl === undefined ? resolve(config.dataDir) : describeServer(config.databaseUrl);
  const [server, queues, ofShop, outside, missing] = await Promise.all([
    askInTime('database', () => serverDependencies({ database, where }, config, Date.now)),
    askInTime('mails', () => queueDependencies(database)),
    shopDependencies(shop),
    dependenciesOutside(config, Date.now),
    databaseFindings(database),
  ]);
  const findings = config.mode === 'production' ? lacks() : [];
  return {
    at: new Date(now()),
    findings: [...findings, ...missing],
    dependencies: [...server, ...queues, ...ofShop, ...outside],
  };
}

/** Examines the running shop at most twice a minute, whoever asks. */
export function createExamination(running: Running): () => Promise<Examined> {
  let kept: { readonly answer: Promise<Examined>; readonly until: number } | undefined;
  return () => {
    if (kept === undefined || kept.until <= Date.now()) {
      const answer = examine(running);
      kept = { answer, until: Date.now() + KEPT_MS };
      answer.catch(() => {
        kept = undefined;
      });
    }
    return kept.answer;
  };
}
