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

/** What is under way, for people who wait: how much of all bytes, or of all tables, is done. */
export type BackupProgress = (step: {
  readonly share: number;
  readonly what:
    | { readonly code: 'table'; readonly name: string }
    | { readonly code: 'files'; readonly count: number }
    | { readonly code: 'checking' };
}) => void;
