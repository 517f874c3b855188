import { systemClock } from '@casamaestra/commerce/platform/clock.ts';
import { readCommandLanguage, readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { createStaffServices } from '@casamaestra/commerce/staff-services.ts';
import { analyticsCommand } from './cli/staff/analytics-command.ts';
import { commandAuthor } from './cli/staff/command-author.ts';
import { commentsCommands } from './cli/staff/comments-commands.ts';
import { customersCommands } from './cli/staff/customers-commands.ts';
import { newsletterCommands } from './cli/staff/newsletter-commands.ts';
import { logCommands } from './cli/staff/log-commands.ts';
import { ordersCommands } from './cli/staff/orders-commands.ts';
import { bankCommands, mailCommands, reviewsCommands } from './cli/staff/other-commands.ts';
import { peopleCommands } from './cli/staff/people-commands.ts';
import { questionsCommands } from './cli/staff/questions-commands.ts';
import { recallsCommands } from './cli/staff/recalls-commands.ts';
import { redirectsCommands } from './cli/staff/redirects-commands.ts';
import { refundsCommands } from './cli/staff/refunds-commands.ts';
import { secretsCommands } from './cli/staff/secrets-commands.ts';
import { parseCommandLine, UsageProblem } from './cli/command-line.ts';
import { speechIn, staffOptions } from './cli/staff/staff-command.ts';
import type { StaffCommand } from './cli/staff/staff-command.ts';
import { progressSentence } from '@casamaestra/texts/staff/start-texts.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { withdrawalsCommands } from './cli/staff/withdrawals-commands.ts';

const areas: Readonly<Record<string, Readonly<Record<string, StaffCommand>>>> = {
  orders: ordersCommands,
  withdrawals: withdrawalsCommands,
  refunds: refundsCommands,
  reviews: reviewsCommands,
  questions: questionsCommands,
  comments: commentsCommands,
  newsletter: newsletterCommands,
  recalls: recallsCommands,
  bank: bankCommands,
  mail: mailCommands,
  customers: customersCommands,
  redirects: redirectsCommands,
  secrets: secretsCommands,
  people: peopleCommands,
  log: logCommands,
  analytics: { show: analyticsCommand },
};

const speech = speechIn(readCommandLanguage());
const commandWords = commandTexts(speech.language);

function find(area: string, command: string | undefined): StaffCommand {
  const commands = Object.hasOwn(areas, area) ? areas[area] : undefined;
  if (commands === undefined) throw new UsageProblem(commandWords.unknownCommand(area));
  const allowed = Object.keys(commands).join(', ');
  if (command === undefined) throw new UsageProblem(commandWords.whatToDo(area, allowed));
  const found = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (found === undefined) throw new UsageProblem(commandWords.notInArea(area, command, allowed));
  return found;
}

/** Names of payers and texts of reviews come from outside: control sequences must not reach the terminal. */
const print = (line: string): void =>
  void process.stdout.write(`${line.replaceAll(/(?![\t\n])\p{Cc}/gu, ' ')}\n`);

async function run(argv: readonly string[]): Promise<number> {
  const { values: flags, positionals } = parseCommandLine(argv, staffOptions, speech.language);
  const [first, ...others] = positionals;
  const [area, name, ...rest] = first === 'recall' ? ['recalls', 'announce', ...others] : positionals;
  if (flags.help || area === undefined) {
    process.stderr.write(speech.texts.usage);
    return flags.help ? 0 : 2;
  }
  const command = find(area, area === 'analytics' ? (name ?? 'show') : name);
  const config = readConfig();
  const { database, close } = await openDatabase(config, {
    mode: 'share',
    what: 'npm run staff',
    progress: (told) => void process.stderr.write(`${progressSentence(told, speech.language)}\n`),
  });
  try {
    const deps = createStaffServices({
      database,
      config,
      clock: systemClock,
      log: silentLog(),
      publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}`,
      sandboxBankUrl: () => config.sandboxBankUrl,
    });
    const author = await commandAuthor(speech, deps, flags.as);
    return await command({ ...speech, deps, author, rest, flags, print });
  } finally {
    await close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageProblem) process.stderr.write(`${error.message}\n${commandWords.allCommands}\n`);
  else if (error instanceof StartProblem)
    process.stderr.write(`${describeStartProblem(error, speech.language)}\n`);
  else throw error;
  process.exitCode = 2;
}
