import { beginNewestSnapshot } from '@casamaestra/commerce/catalog/index/begin-snapshot.ts';
import { chooseLibraryBuilds } from '@casamaestra/commerce/platform/config/read-config.ts';
import { examineConfig, readCommandLanguage, readConfig } from '@casamaestra/commerce/shop-config.ts';
import { configurationSentence } from '@casamaestra/texts/staff/configuration-texts.ts';
import { type Progress, progressSentence } from '@casamaestra/texts/staff/start-texts.ts';
import { markTexts } from '@casamaestra/texts/in-language.ts';
import { createLog, createSay } from '@casamaestra/commerce/platform/log/create-log.ts';
import { keepFilesPrivate } from '@casamaestra/commerce/platform/private-files.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { readStartArguments } from './arguments.ts';
import { stopOnSignals } from './signals.ts';
import { installCrashHandlers } from './crash-handlers.ts';

/** Closes as on Ctrl-C, with an exit code that reports an error. */
function onFatal(): void {
  process.exitCode = 1;
  process.kill(process.pid, 'SIGTERM');
}

const { development, stopWith, overrides } = readStartArguments(process.argv.slice(2));
const language = readCommandLanguage(undefined, overrides);

function fail(error: unknown): void {
  const words =
    error instanceof StartProblem
      ? describeStartProblem(error, language)
      : ((error as Error).stack ?? String(error));
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}

let stopping = false;
try {
  const config = readConfig(undefined, overrides);
  if (config.texts === 'marked') markTexts();
  const log = createLog(config);
  const write = createSay(config);
  const say = (told: Progress) => write(progressSentence(told, language));
  for (const { found } of examineConfig(undefined, overrides).findings)
    log.warn({ finding: configurationSentence(found, language) }, 'start check');
  const leftOpen = config.commerceUrl === undefined ? keepFilesPrivate(config.dataDir) : [];
  if (leftOpen.length > 0)
    log.warn({ folders: leftOpen }, 'folders of another user stay open to others; files within are private');
  chooseLibraryBuilds(development ? 'development' : 'production');
  const begunSnapshot = beginNewestSnapshot(config);
  // Imported only now, so that a wrong setting is reported before the whole shop is loaded.
  const { openShop } = await import('./open-shop.ts');
  installCrashHandlers(log, onFatal);
  const shop = openShop(config, log, { development, say, onFatal, begunSnapshot });
  stopOnSignals(async () => {
    stopping = true;
    say({ code: 'closing' });
    await shop.close();
    log.flush();
  }, stopWith);
  const address = await shop.opened;
  // The log is written in the background: flush it, so that the following line is the last.
  await new Promise<void>((written) => log.flush(() => written()));
  if (!stopping) say({ code: 'ready', facts: { name: config.shop.name, address } });
} catch (error) {
  // Interrupted while opening: the signal handler ends the process when everything is closed.
  if (!stopping) {
    fail(error);
    // Everything opened before the failure is closed; a remaining handle must not keep the process alive.
    process.exit();
  }
}
