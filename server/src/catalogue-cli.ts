import { generateCatalogue } from '@casamaestra/demo/src/generate/generate-catalogue.ts';
import { readCommandLanguage, readConfig } from '@casamaestra/commerce/shop-config.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { catalogueTexts } from '@casamaestra/texts/staff/catalogue-texts.ts';
import { parseCommandLine, UsageProblem } from './cli/command-line.ts';
import { checkOffersCommand } from './cli/check-offers-command.ts';
import { exportCommand } from './cli/export-command.ts';
import { importCommand } from './cli/import-command.ts';
import { exportSettingsCommand, settingsCommand } from './cli/settings-command.ts';
import { pricesCommand, stockCommand, stockFileCommand } from './cli/short-files-command.ts';
import { writeOutput } from './cli/write-output.ts';

const options = {
  map: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  export: { type: 'boolean', default: false },
  pictures: { type: 'string' },
  errors: { type: 'string' },
  encoding: { type: 'string', default: 'utf-8' },
  decimal: { type: 'string' },
  seed: { type: 'string', default: '1' },
  format: { type: 'string', default: 'jsonl' },
  site: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const language = readCommandLanguage();
const texts = catalogueTexts(language);
const commandWords = commandTexts(language);

function integer(text: string | undefined, what: string, min: number): number {
  if (text === undefined || !/^\d{1,8}$/.test(text) || Number(text) < min) {
    throw new UsageProblem(commandWords.notBetween(what, text ?? '', min, 99_999_999));
  }
  return Number(text);
}

function oneOf<Choice extends string>(text: string, what: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new UsageProblem(commandWords.notAllowed(what, text, choices.join(', ')));
  return found;
}

/** `stock set SKU N` and `stock add SKU N`. */
function changeOneStock(how: 'set' | 'add', [sku, pieces = '', extra]: readonly string[]): Promise<number> {
  if (sku === undefined || !/^\d{1,8}$/.test(pieces) || extra !== undefined)
    throw new UsageProblem(texts.stockUsage(how));
  return stockCommand(readConfig(), language, sku, Number(pieces), how === 'add');
}

async function run(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(argv, options, language);
  const [command, argument, extra] = positionals;
  if (values.help || command === undefined) {
    process.stderr.write(texts.usage);
    return values.help ? 0 : 2;
  }
  if (command === 'stock' && (argument === 'set' || argument === 'add'))
    return changeOneStock(argument, positionals.slice(2));
  if (extra !== undefined) throw new UsageProblem(commandWords.extra(extra));
  if (command === 'generate') {
    const count = integer(argument, texts.numberOfProducts, 1);
    await writeOutput(generateCatalogue({ count, seed: integer(values.seed, '--seed', 0) }));
    return 0;
  }
  if (command === 'export') {
    return exportCommand(
      readConfig(),
      oneOf(values.format, '--format', ['jsonl', 'csv', 'xml']),
      values.site,
    );
  }
  if (command === 'check') return checkOffersCommand(readConfig(), language);
  if (command === 'settings') {
    if (values.export) return exportSettingsCommand(readConfig());
    if (argument === undefined) throw new UsageProblem(texts.missingFile);
    return settingsCommand(readConfig(), language, argument, values.yes);
  }
  const flags = {
    dryRun: values['dry-run'],
    errors: values.errors,
    encoding: oneOf(values.encoding, '--encoding', ['utf-8', 'windows-1252']),
    decimal:
      values.decimal === undefined ? undefined : oneOf(values.decimal, '--decimal', ['point', 'comma']),
  };
  if (command === 'prices' || command === 'stock') {
    if (argument === undefined) throw new UsageProblem(texts.missingFile);
    return (command === 'prices' ? pricesCommand : stockFileCommand)(readConfig(), language, argument, flags);
  }
  if (command !== 'import') throw new UsageProblem(commandWords.unknownCommand(command));
  if (argument === undefined) throw new UsageProblem(texts.missingImportFile);
  return importCommand(readConfig(), language, argument, {
    ...flags,
    map: values.map,
    replace: values.replace,
    yes: values.yes,
    pictures: values.pictures,
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
