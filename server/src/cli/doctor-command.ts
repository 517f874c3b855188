import { examineConfig } from '@casamaestra/commerce/shop-config.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Finding } from '@casamaestra/commerce/platform/config/finding.ts';
import { type OpenDatabase, openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { databaseDependencies } from '@casamaestra/commerce/readiness/database-dependencies.usecase.ts';
import { databaseFindings } from '@casamaestra/commerce/readiness/database-findings.usecase.ts';
import { askInTime, type Dependency, wrong } from '@casamaestra/commerce/readiness/dependency.ts';
import { shopDependencies } from '@casamaestra/commerce/readiness/shop-dependencies.usecase.ts';
import { createShopSecrets } from '@casamaestra/commerce/platform/secrets/shop-secrets.ts';
import { dependenciesOutside } from '@casamaestra/commerce/readiness/dependencies-outside.usecase.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { startProblemText } from '@casamaestra/texts/staff/start-texts.ts';
import { purgerDependencies } from './purger-dependency.ts';
import { reportAsJson, reportInWords } from './doctor-report.ts';

const now = () => Date.now();

/** Says what the shop lacks and how everything is that it depends on. @returns the exit code */
export async function doctorCommand(language: Language, asJson: boolean): Promise<number> {
  const { config, findings, mode } = examineConfig();
  const examined = config === undefined ? nothing : await examineDependencies(config, language);
  const report = {
    isDemo: mode === 'demo' && config !== undefined,
    findings: [...findings, ...examined.findings],
    dependencies: examined.dependencies,
  };
  const hasErrors = [...report.findings, ...report.dependencies].some(({ level }) => level === 'error');
  process.stdout.write(
    asJson ? reportAsJson({ ...report, isWell: !hasErrors }, language) : reportInWords(report, language),
  );
  return hasErrors ? 1 : 0;
}

interface Examined {
  readonly findings: readonly Finding[];
  readonly dependencies: readonly Dependency[];
}
const nothing: Examined = { findings: [], dependencies: [] };

/** Everything at once: the slowest question decides how long it takes. */
async function examineDependencies(config: Config, language: Language): Promise<Examined> {
  const { commerceUrl } = config;
  const [database, others, purger] = await Promise.all([
    commerceUrl === undefined ? inDatabase(config, language) : nothing,
    dependenciesOutside(config, now),
    purgerDependencies(config),
  ]);
  return {
    findings: database.findings,
    dependencies: [...database.dependencies, ...others, ...purger],
  };
}

/** The embedded server may have to be started first, and stopped again, which must not be cut off. */
const embeddedSeconds = 120;

async function inDatabase(config: Config, language: Language): Promise<Examined> {
  let findings: readonly Finding[] = [];
  const seconds = config.databaseUrl === undefined ? { seconds: embeddedSeconds } : {};
  const ask = async () => {
    const opened = await open(config, language);
    if ('level' in opened) return [opened];
    try {
      const told = await databaseDependencies(opened, config, now);
      if (!told.isMigrated) return told.dependencies;
      const { database } = opened;
      findings = await databaseFindings(database);
      const shop = { database, config, clock: { now }, secrets: createShopSecrets(database) };
      return [...told.dependencies, ...(await shopDependencies(shop))];
    } catch (error) {
      return [schemaRefused(error, language)];
    } finally {
      await opened.close();
    }
  };
  const dependencies = await askInTime('database', ask, seconds);
  return { findings, dependencies };
}

/** The database as it is, without bringing its schema up to date. */
async function open(config: Config, language: Language): Promise<OpenDatabase | Dependency> {
  try {
    return await openDatabase(config, { mode: 'share', what: 'npm run doctor', migrations: 'leave' });
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    const { message } = startProblemText(error.finding, language);
    return wrong('database', { code: 'failed', facts: { why: message } });
  }
}

/** A schema of another version, which would stop the start. @throws what is no such problem */
function schemaRefused(error: unknown, language: Language): Dependency {
  if (!(error instanceof StartProblem)) throw error;
  const { message: why, ways } = startProblemText(error.finding, language);
  return wrong('migrations', { code: 'migrations_refused', facts: { why, way: ways[0] ?? '' } });
}
