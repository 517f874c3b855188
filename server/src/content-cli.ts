import { userInfo } from 'node:os';
import { readCommandLanguage, readConfig } from '@casamaestra/commerce/shop-config.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { contentTexts } from '@casamaestra/texts/staff/content-texts.ts';
import { parseCommandLine, UsageProblem } from './cli/command-line.ts';
import {
  checkCommand,
  exportContentCommand,
  importContentCommand,
  startContentCommand,
} from './cli/content-command.ts';
import { previewCommand } from './cli/content-preview-command.ts';
import { historyCommand, restoreCommand } from './cli/content-history-command.ts';

const options = {
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  author: { type: 'string' },
  at: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const language = readCommandLanguage();
const texts = contentTexts(language);
const commandWords = commandTexts(language);

const known = new Set(['check', 'import', 'export', 'start', 'history', 'restore', 'preview']);

function versionNumber(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text))
    throw new UsageProblem(commandWords.notWhole('restore', text ?? ''));
  return Number(text);
}

async function run(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(argv, options, language);
  const [command, argument, second, extra] = positionals;
  if (values.help || command === undefined) {
    process.stderr.write(texts.usage);
    return values.help ? 0 : 2;
  }
  if (!known.has(command)) throw new UsageProblem(commandWords.unknownCommand(command));
  if (command === 'preview') {
    if (argument !== undefined) throw new UsageProblem(commandWords.extra(argument));
    return previewCommand(readConfig(), language, values.at);
  }
  const isOfEntry = command === 'history' || command === 'restore';
  if (argument === undefined) throw new UsageProblem(isOfEntry ? texts.missingEntry : texts.missingFolder);
  const stray = command === 'restore' ? extra : second;
  if (stray !== undefined) throw new UsageProblem(commandWords.extra(stray));
  const author = values.author ?? userInfo().username;
  if (command === 'check') return checkCommand(language, argument);
  if (command === 'start') return startContentCommand(language, argument);
  if (command === 'export') return exportContentCommand(readConfig(), language, argument);
  if (command === 'history') return historyCommand(readConfig(), language, argument);
  if (command === 'restore')
    return restoreCommand(readConfig(), language, { name: argument, version: versionNumber(second), author });
  return importContentCommand(readConfig(), language, argument, {
    yes: values.yes,
    dryRun: values['dry-run'],
    author,
  });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageProblem) process.stderr.write(`${error.message}\n\n${texts.usage}`);
  else if (error instanceof StartProblem) process.stderr.write(`${describeStartProblem(error, language)}\n`);
  else throw error;
  process.exitCode = 2;
}
