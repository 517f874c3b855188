import { BackupProblem } from '@casamaestra/commerce/backup/backup-problem.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { readCommandLanguage } from '@casamaestra/commerce/shop-config.ts';
import { backupSentence, backupTexts } from '@casamaestra/texts/staff/backup-texts.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { backupCommand, checkBackupCommand, restoreBackupCommand } from './cli/backup-command.ts';
import { parseCommandLine, UsageProblem } from './cli/command-line.ts';

// npm run backup and npm run restore: database and files of the shop as of one moment, and back.
const language = readCommandLanguage();
const texts = backupTexts(language);
const flag = { type: 'boolean', default: false } as const;
const options = { replace: flag, check: flag, help: { ...flag, short: 'h' } } as const;
const [task, ...words] = process.argv.slice(2);
const usage = task === 'restore' ? texts.restoreUsage : texts.usage;

async function run(): Promise<number> {
  const { values, positionals } = parseCommandLine(words, options, language);
  const [folder, extra] = positionals;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (folder === undefined) throw new UsageProblem(texts.missingFolder);
  if (extra !== undefined) throw new UsageProblem(commandTexts(language).extra(extra));
  if (task !== 'restore') await backupCommand(folder, language);
  else if (values.check) await checkBackupCommand(folder, language);
  else await restoreBackupCommand(folder, values.replace, language);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof UsageProblem) process.stderr.write(`${error.message}\n\n${usage}`);
  else if (error instanceof BackupProblem)
    process.stderr.write(`${backupSentence(error.finding, language)}\n`);
  else if (error instanceof StartProblem) process.stderr.write(`${describeStartProblem(error, language)}\n`);
  else throw error;
  process.exitCode = error instanceof UsageProblem ? 2 : 1;
}
