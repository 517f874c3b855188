import { configurationSentence, doctorTexts } from '@casamaestra/texts/staff/configuration-texts.ts';
import { examineConfig, readCommandLanguage } from '@casamaestra/commerce/shop-config.ts';
import type { Finding } from '@casamaestra/commerce/platform/config/production-checks.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { databaseFindings } from '@casamaestra/commerce/readiness/database-findings.usecase.ts';

// npm run doctor: reports everything a shop in production lacks, also beside a running shop. Exit code 1 on
// errors.
const language = readCommandLanguage();
const texts = doctorTexts(language);
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function inDatabase(config: NonNullable<ReturnType<typeof examineConfig>['config']>) {
  if (config.commerceUrl !== undefined) return [];
  const { database, close } = await openDatabase(config, { mode: 'share', what: 'npm run doctor' });
  try {
    return await databaseFindings(database);
  } finally {
    await close();
  }
}

function tell(findings: readonly Finding[]): void {
  const of = (level: Finding['level']) => findings.filter((finding) => finding.level === level);
  const [errors, warnings] = [of('error'), of('warning')];
  if (errors.length > 0) say(texts.errors);
  for (const { found } of errors) say(`  ✗ ${configurationSentence(found, language)}`);
  if (warnings.length > 0) say(texts.warnings);
  for (const { found } of warnings) say(`  ! ${configurationSentence(found, language)}`);
  if (findings.length === 0) say(texts.allWell);
}

try {
  const { config, findings, mode } = examineConfig();
  if (mode === 'demo' && config !== undefined) say(texts.demo);
  const all = config === undefined ? findings : [...findings, ...(await inDatabase(config))];
  tell(all);
  process.exitCode = all.some(({ level }) => level === 'error') ? 1 : 0;
} catch (error) {
  const words =
    error instanceof StartProblem
      ? describeStartProblem(error, language)
      : ((error as Error).stack ?? String(error));
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
