import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { importTexts } from './import-texts.ts';
import { poOf } from './po-file.ts';
import { plurals, sourceLanguage, unitsOf } from './units.ts';
import type { Files, TranslatedLanguage } from './units.ts';

// npm run texts: exports the texts of a language as a gettext file for translators, and imports it. In
// English, for developers.
const repository = join(import.meta.dirname, '../..');
const folderOf = (language: string) => join(repository, 'texts/src', language);
const usage = `npm run texts -- export --language LANGUAGE FILE.po
npm run texts -- import --language LANGUAGE FILE.po
LANGUAGE: ${Object.keys(plurals)
  .filter((language) => language !== sourceLanguage)
  .join(', ')}
`;

function filesOf(language: string): Files {
  const names = readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts')).toSorted();
  return new Map(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folderOf(language), name), 'utf8')]),
  );
}

const isTranslated = (language: string | undefined): language is TranslatedLanguage =>
  language !== undefined && language !== sourceLanguage && Object.hasOwn(plurals, language);

async function formatted(file: string, content: string): Promise<string> {
  const options = JSON.parse(readFileSync(join(repository, '.oxfmtrc.json'), 'utf8')) as Parameters<
    typeof format
  >[2];
  const { code, errors } = await format(file, content, options);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

async function importFile(language: TranslatedLanguage, path: string): Promise<number> {
  if (!existsSync(path)) {
    process.stderr.write(`There is no file ${path}.\n`);
    return 1;
  }
  const imported = importTexts(
    language,
    filesOf(language),
    filesOf(sourceLanguage),
    readFileSync(path, 'utf8'),
  );
  if (!imported.ok) {
    for (const { key, place, what } of imported.problems)
      process.stderr.write(`${language} ${key}, ${place}: ${what}\n`);
    process.stderr.write('Nothing was written.\n');
    return 1;
  }
  const written = await Promise.all(
    [...imported.changed].map(async ([file, content]) => [file, await formatted(file, content)] as const),
  );
  for (const [file, content] of written) writeFileSync(join(folderOf(language), file), content);
  process.stdout.write(`${written.length} files of texts/src/${language} changed.\n`);
  return 0;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { language: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, path, extra] = positionals;
  const { language } = values;
  if (!isTranslated(language) || path === undefined || extra !== undefined) return wrongUse();
  if (command === 'import') return importFile(language, path);
  if (command !== 'export') return wrongUse();
  const units = unitsOf(language, filesOf(language), filesOf(sourceLanguage));
  writeFileSync(path, poOf(language, units));
  const fixed = units.filter(({ message }) => message.kind === 'code').length;
  process.stdout.write(`${units.length} texts, ${fixed} of them for reading only.\n`);
  return 0;
}

function wrongUse(): number {
  process.stderr.write(usage);
  return 2;
}

process.exitCode = await run();
