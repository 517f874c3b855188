import { reaches, type Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';

/** Whether a person's roles reach a subject; the service decides anew at every call. */
export function may(me: StaffMe, subject: Subject, needs: 'view' | 'ask' | 'edit'): boolean {
  const granted = me.permissions[subject];
  return granted !== undefined && reaches({ grant: granted.grant, limits: [] }, needs);
}
