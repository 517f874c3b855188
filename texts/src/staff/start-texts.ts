import { progress as enProgress, startProblems as en } from '../en/staff/start.ts';
import { inLanguage } from '../in-language.ts';
import { progress as itProgress, startProblems as it } from '../it/staff/start.ts';
import type { ProgressTexts, StartProblemTexts } from '../it/staff/start.ts';
import type { Language } from '../languages.ts';
import { progress as skProgress, startProblems as sk } from '../sk/staff/start.ts';
import { textOf } from './coded.ts';
import type { Coded } from './coded.ts';
import { configurationTables } from './configuration-texts.ts';
import type { ConfigurationFinding } from './configuration-texts.ts';
import { importTables } from './import-texts.ts';
import type { StopFinding } from './import-texts.ts';

/** What keeps the shop or a command from starting. */
export type StartFinding = Coded<StartProblemTexts, ConfigurationFinding | StopFinding>;
/** What the shop says while it opens and closes. */
export type Progress = Coded<ProgressTexts>;

const problems = inLanguage({ it, en, sk });
const progressTexts = inLanguage({ it: itProgress, en: enProgress, sk: skProgress });

/** A problem of the start in a language: what was found, and what a person can do. */
export const startProblemText = (
  finding: StartFinding,
  language: Language,
): { readonly message: string; readonly ways: readonly string[] } =>
  textOf({ ...configurationTables(language), ...importTables(language), ...problems(language) }, finding) as {
    message: string;
    ways: readonly string[];
  };

export const progressSentence = (told: Progress, language: Language): string =>
  String(textOf(progressTexts(language), told));
