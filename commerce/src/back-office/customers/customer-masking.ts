import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';

/** What a person sees of customers, by their roles. */
export interface CustomerMasking {
  /** Name and addresses; else initials. */
  readonly names: boolean;
  /** E-mail, phone, invoice data, consents, sessions. */
  readonly contacts: boolean;
}

export function customerMaskingOf({ roles }: Pick<StaffIdentity, 'roles'>): CustomerMasking {
  const { limits } = grantedTo(roles, 'customers');
  const names = !limits.includes('masked');
  return { names, contacts: names && !limits.includes('name_and_address') };
}

/** The value, or null for who does not see it. */
export const seen = <Value>(may: boolean, value: Value): Value | null => (may ? value : null);
