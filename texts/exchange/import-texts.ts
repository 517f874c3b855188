import { problemOf } from './check-texts.ts';
import { sourceCodeOf } from './message.ts';
import type { Message } from './message.ts';
import { readPo } from './po-file.ts';
import { formsOf, plurals, unitsOf } from './units.ts';
import type { Files, TranslatedLanguage, Unit } from './units.ts';

export interface Problem {
  readonly key: string;
  /** "line 12" of the translator's file, or the position of a text missing in it. */
  readonly place: string;
  readonly what: string;
}

export type Imported =
  | { readonly ok: true; readonly changed: Files }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const withForms = (message: Message, forms: readonly string[]): Message =>
  message.kind === 'plural' ? { ...message, forms } : { kind: 'text', text: forms[0] ?? '' };

/** A file with some of its texts replaced, from the end so that positions stay valid. */
function rewritten(content: string, changes: readonly (readonly [Unit, Message])[]): string {
  const written = changes
    .toSorted(([a], [b]) => b.start - a.start)
    .reduce(
      (text, [{ start, end }, message]) => text.slice(0, start) + sourceCodeOf(message) + text.slice(end),
      content,
    );
  if (!written.includes('slovakForm(') || /import \{ slovakForm \}/.test(written)) return written;
  const depth = changes[0]?.[0].file.split('/').length ?? 1;
  return `import { slovakForm } from '${'../'.repeat(depth)}format/plural.ts';\n${written}`;
}

const sameForms = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((form, index) => form === b[index]);

/** Why a translator's file as a whole cannot be read. */
function problemsOfFile(language: TranslatedLanguage, po: ReturnType<typeof readPo>): readonly Problem[] {
  const of = (what: string): readonly Problem[] => [{ key: 'header', place: 'line 1', what }];
  if (po.language !== language) return of(`the file is of language "${po.language}"`);
  const forms = /nplurals\s*=\s*(\d+)/.exec(po.plural)?.[1];
  return Number(forms) === plurals[language].forms
    ? []
    : of(`broken plural: Plural-Forms must say "${plurals[language].rule}"`);
}

/** The files of a language changed by a translator's file; or all its problems. */
export function importTexts(
  language: TranslatedLanguage,
  texts: Files,
  source: Files,
  content: string,
): Imported {
  const po = readPo(content);
  const units = new Map(unitsOf(language, texts, source).map((unit) => [unit.key, unit]));
  const told = new Set<string>();
  const problems: Problem[] = [...problemsOfFile(language, po)];
  const changes: (readonly [Unit, Message])[] = [];
  for (const text of po.texts) {
    const unit = units.get(text.key);
    const add = (what: string) => problems.push({ key: text.key, place: `line ${text.line}`, what });
    if (unit === undefined) add('unknown key');
    else if (told.has(text.key)) add('stands twice in the file');
    else {
      const problem = problemOf(language, unit, text);
      if (problem !== undefined) add(problem);
      else if (!sameForms(text.forms, formsOf(unit.message)))
        changes.push([unit, withForms(unit.message, text.forms)]);
    }
    told.add(text.key);
  }
  for (const { key, file, line } of units.values())
    if (!told.has(key)) problems.push({ key, place: `${file}:${line}`, what: 'missing in the file' });
  if (problems.length > 0) return { ok: false, problems };
  const byFile = Map.groupBy(changes, ([unit]) => unit.file);
  return {
    ok: true,
    changed: new Map([...byFile].map(([file, some]) => [file, rewritten(texts.get(file) ?? '', some)])),
  };
}
