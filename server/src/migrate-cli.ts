import { readCommandLanguage, readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { type Progress, progressSentence } from '@casamaestra/texts/staff/start-texts.ts';

// npm run migrate: brings the schema up to date, as the step before a new version is rolled out to several nodes.
const language = readCommandLanguage();
const say = (told: Progress) => void process.stdout.write(`${progressSentence(told, language)}\n`);

try {
  let updated = false;
  const { close } = await openDatabase(readConfig(), {
    mode: 'share',
    what: 'npm run migrate',
    migrations: 'start',
    progress(told) {
      updated ||= told.code === 'schema_updated';
      say(told);
    },
  });
  await close();
  if (!updated) say({ code: 'schema_current' });
} catch (error) {
  const words =
    error instanceof StartProblem
      ? describeStartProblem(error, language)
      : ((error as Error).stack ?? String(error));
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
