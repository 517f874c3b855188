import { backup as en, backupProblems as enProblems } from '../en/staff/backup.ts';
import { inLanguage } from '../in-language.ts';
import { backup as it, backupProblems as itProblems } from '../it/staff/backup.ts';
import type { BackupProblemTexts } from '../it/staff/backup.ts';
import type { Language } from '../languages.ts';
import { backup as sk, backupProblems as skProblems } from '../sk/staff/backup.ts';
import { textOf } from './coded.ts';
import type { Coded } from './coded.ts';

/** Why a backup or a restore is refused. */
export type BackupFinding = Coded<BackupProblemTexts>;

/** What `npm run backup` and `npm run restore` say. */
export const backupTexts = inLanguage({ it, en, sk });

const problems = inLanguage({ it: itProblems, en: enProblems, sk: skProblems });

export const backupSentence = (finding: BackupFinding, language: Language): string =>
  String(textOf(problems(language), finding));
