import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';

/** What a person does not see of an order, by their roles. */
export interface Masking {
  readonly noPrices: boolean;
  readonly noEmail: boolean;
  /** Whom it concerns only as initials: no name, address, e-mail and phone. */
  readonly masked: boolean;
}

export function maskingOf({ roles }: Pick<StaffIdentity, 'roles'>): Masking {
  const { limits } = grantedTo(roles, 'orders');
  const masked = limits.includes('masked');
  return {
    noPrices: limits.includes('no_prices'),
    noEmail: masked || limits.includes('no_email'),
    masked,
  };
}

const initial = (name: string): string => (name === '' ? '' : `${[...name][0] ?? ''}.`);

/** "Ada Bianchi", masked "A. B." */
export const buyerName = (
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  { masked }: Masking,
): string =>
  (masked ? [initial(firstName), initial(lastName)] : [firstName, lastName])
    .filter((part) => part !== '')
    .join(' ');
