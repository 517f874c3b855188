import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Author } from '../change-sets/author.ts';

/** Who is signed in to the back office, as read with this call. */
export interface StaffIdentity {
  readonly staffId: number;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** Language of mails. */
  readonly language: string;
  readonly roles: readonly StaffRole[];
  /** Signed in by a link: first a passkey or an app. */
  readonly mustEnrol: boolean;
  readonly confirmedAt: Date;
  readonly expiresAt: Date;
}

/** The person as author of a change. */
export const authorOf = ({ staffId, name }: Pick<StaffIdentity, 'staffId' | 'name'>): Author => ({
  by: 'person',
  staffId,
  who: name,
});
