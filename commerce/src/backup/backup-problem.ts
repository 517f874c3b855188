import type { BackupFinding } from '@casamaestra/texts/staff/backup-texts.ts';

/** Why a backup or a restore is refused; nothing was changed. */
export class BackupProblem extends Error {
  readonly finding: BackupFinding;

  constructor(finding: BackupFinding, options?: ErrorOptions) {
    super(JSON.stringify(finding), options);
    this.name = 'BackupProblem';
    this.finding = finding;
  }
}

/** What a disk or a database said in the middle, as a problem; defects of the program stay what they are. */
export function backupProblemOf(error: unknown, code: 'backup_failed' | 'restore_failed'): unknown {
  const { code: given, message } = error as Error & { code?: unknown };
  if (error instanceof BackupProblem || typeof given !== 'string') return error;
  return new BackupProblem({ code, facts: { why: message || given } }, { cause: error });
}

/** What is under way, for people who wait: how much of all bytes, or of all tables, is done. */
export type BackupProgress = (step: {
  readonly share: number;
  readonly what:
    | { readonly code: 'table'; readonly name: string }
    | { readonly code: 'files'; readonly count: number }
    | { readonly code: 'checking' };
}) => void;
