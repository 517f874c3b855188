import type { HandheldSession, StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { ProgramScope } from '@casamaestra/contract/staff/program-scopes.ts';
import type { Author } from '../change-sets/author.ts';

/** Who is signed in to the back office, as read with this call. */
export interface StaffIdentity {
  readonly staffId: number;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** Language of mails. */
  readonly language: string;
  /** On a handheld that of the warehouse alone. */
  readonly roles: readonly StaffRole[];
  /** There on a handheld only: what else its person has counts for nothing but to limit it. */
  readonly handheld?: HandheldSession;
  /** Signed in by a link: first a passkey or an app. */
  readonly mustEnrol: boolean;
  readonly confirmedAt: Date;
  readonly expiresAt: Date;
  /** A program calls with a token of this person: as the person, and only within these scopes. */
  readonly program?: { readonly id: number; readonly scopes: readonly ProgramScope[] };
}

/** The person, or the program under its token's name, as author of a change. */
export const authorOf = ({
  staffId,
  name,
  program,
}: Pick<StaffIdentity, 'staffId' | 'name' | 'program'>): Author => ({
  by: program === undefined ? 'person' : 'program',
  staffId,
  who: name,
});
