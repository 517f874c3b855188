import { importSentence } from '@casamaestra/texts/staff/import-texts.ts';
import { databaseFindings } from '@casamaestra/commerce/readiness/database-findings.usecase.ts';
import { applySafetyGate } from '@casamaestra/commerce/catalog/safety/safety-gate.usecase.ts';
import { createCommerce } from '@casamaestra/commerce/create-commerce.ts';
import { systemClock } from '@casamaestra/commerce/platform/clock.ts';
import { examineConfig } from '@casamaestra/commerce/shop-config.ts';
import { demoSignInLink } from '@casamaestra/commerce/staff/people/manage-people.usecase.ts';
import { listenForChanges } from '@casamaestra/commerce/platform/database/change-listener.ts';
import { databaseTrouble } from '@casamaestra/commerce/platform/database/database-trouble.queries.ts';
import { poolGauges } from '@casamaestra/commerce/platform/database/pool-gauges.ts';
import type { OpenDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { openReplica, replicaGauges } from '@casamaestra/commerce/platform/database/open-replica.ts';
import { configurationSentence } from '@casamaestra/texts/staff/configuration-texts.ts';
import type { BegunSnapshot } from '@casamaestra/commerce/catalog/index/begin-snapshot.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { Progress } from '@casamaestra/texts/staff/start-texts.ts';
import type { Tracing } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import type { CommercePart } from './commerce-part.ts';
import { loadDemoShop } from './load-demo-shop.ts';

export interface LocalCommerceOptions {
  readonly config: Config;
  readonly log: Log;
  /** Shown to a second shop that finds the data folder locked. */
  readonly address: string;
  readonly say: (told: Progress) => void;
  /** Called when the database is lost for good: nothing more can be served. */
  readonly onFatal: () => void;
  /** Address of the sandbox bank once it runs. */
  readonly sandboxBankUrl: () => string | undefined;
  readonly tracing: Tracing | undefined;
  readonly begunSnapshot: BegunSnapshot | undefined;
}

/** Where staff of the demo sign in, with a link that does it once; not where JSON was chosen: such a log is kept. */
async function tellOfBackOffice(
  { config, address, say }: LocalCommerceOptions,
  database: OpenDatabase['database'],
): Promise<void> {
  const backOfficeUrl = () => config.backOfficeUrl ?? config.publicUrl ?? address;
  const people = { database, config, clock: systemClock, backOfficeUrl };
  if (config.logFormat === 'json')
    return say({ code: 'back_office_at', facts: { address: backOfficeUrl() } });
  say({ code: 'back_office', facts: { link: await demoSignInLink(people, config.shop.name) } });
}

/** The commerce service on a database that is open; closing it closes that too. */
export async function openCommerceOn(
  opened: OpenDatabase,
  options: LocalCommerceOptions,
): Promise<CommercePart> {
  const { config, log, address } = options;
  const { database, connection, close } = opened;
  if (config.demo && config.mode === 'demo' && config.role !== 'worker')
    await loadDemoShop(opened, config, options.say, (finding) =>
      importSentence(finding, config.languages[0]),
    );
  await applySafetyGate(connection, { withholds: config.mode === 'production' });
  if (config.mode === 'production')
    for (const { found } of await databaseFindings(database))
      log.warn({ finding: configurationSentence(found, config.languages[0]) }, 'start check');
  // A worker without index shows nothing to anybody: it follows the primary.
  const shows = config.role !== 'worker' || config.searchIndex;
  const reading = shows ? openReplica({ config, primary: opened.pool, log }) : undefined;
  const commerce = createCommerce({
    database,
    reading,
    connection,
    config,
    log,
    publicUrl: () => config.publicUrl ?? address,
    sandboxBankUrl: options.sandboxBankUrl,
    lacks: () => examineConfig().findings,
    tracing: options.tracing,
    begunSnapshot: options.begunSnapshot,
    jobs: config.role === 'worker' || (config.jobs && config.role !== 'storefront') ? 'run' : 'off',
    subscribeToChanges: (wake) => {
      const listener = listenForChanges({ connection, log, wake });
      return () => void listener.close();
    },
  });
  if (config.mode === 'demo' && config.role !== 'worker') await tellOfBackOffice(options, database);
  return {
    handle: commerce.handler,
    raw: commerce.raw,
    files: commerce.handler,
    gauges: [
      poolGauges(opened.pool),
      ...(reading === undefined ? [] : [replicaGauges(reading)]),
      ...commerce.gauges,
    ],
    client: commerce.client,
    noteOpened: commerce.noteOpened,
    noteVisit: commerce.noteVisit,
    onChange: (listener) => void commerce.changes.subscribe(listener),
    ready: commerce.ready,
    notReady: () => (commerce.isReady ? null : 'the search index is loading'),
    degraded: () => databaseTrouble(database),
    close: async () => {
      await commerce.close();
      await reading?.close();
      await close();
    },
  };
}
