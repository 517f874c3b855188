import type { Finding } from '@casamaestra/commerce/platform/config/finding.ts';
import type { Dependency } from '@casamaestra/commerce/readiness/dependency.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { configurationSentence, doctorTexts } from '@casamaestra/texts/staff/configuration-texts.ts';
import { dependencyName, dependencyWords } from '@casamaestra/texts/staff/dependency-texts.ts';

interface Report {
  /** A demo shop was examined: what a real one needs was not asked. */
  readonly isDemo: boolean;
  readonly findings: readonly Finding[];
  readonly dependencies: readonly Dependency[];
}

const marks = { well: '✓', warning: '!', error: '✗' } as const;

/** What each dependency is, in a line, with what to do about it below. */
function line({ what, level, found }: Dependency, language: Language): string[] {
  const { state, todo } = dependencyWords(found, language);
  const first = `  ${marks[level]} ${dependencyName(what, language)}: ${state}`;
  return todo === '' ? [first] : [first, `      → ${todo}`];
}

/** The report for a person. */
export function reportInWords({ isDemo, findings, dependencies }: Report, language: Language): string {
  const texts = doctorTexts(language);
  const of = (level: Finding['level']) => findings.filter((finding) => finding.level === level);
  const block = (title: string, level: Finding['level']) =>
    of(level).length === 0
      ? []
      : [
          title,
          ...of(level).map(({ found }) => `  ${marks[level]} ${configurationSentence(found, language)}`),
        ];
  const lines = [
    ...(isDemo ? [texts.demo] : []),
    ...block(texts.errors, 'error'),
    ...block(texts.warnings, 'warning'),
    ...(dependencies.length === 0
      ? []
      : [texts.dependencies, ...dependencies.flatMap((one) => line(one, language))]),
    ...(findings.length === 0 && dependencies.every(({ level }) => level === 'well') ? [texts.allWell] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The report for a program: codes and facts stay the same in every language. */
export function reportAsJson(
  { isWell, findings, dependencies }: Report & { readonly isWell: boolean },
  language: Language,
): string {
  const report = {
    ok: isWell,
    findings: findings.map(({ level, found, variable }) => ({
      level,
      code: found.code,
      variable: variable ?? null,
      says: configurationSentence(found, language),
    })),
    dependencies: dependencies.map(({ what, level, found }) => {
      const { state, todo } = dependencyWords(found, language);
      const facts = 'facts' in found ? found.facts : {};
      return { what, level, code: found.code, facts, state, todo };
    }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
