import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { paletteOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import { maskingOf } from '../orders/back-office/masking.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { findCustomers, findOrders, findVariants } from './palette.queries.ts';

const EACH = 8;

const startOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Orders, variants and customers that begin with a text, as far as the person sees them. */
export async function searchForStaff(
  { database }: Pick<StaffDependencies, 'database'>,
  who: StaffIdentity,
  text: string,
): Promise<OperationOutput<typeof paletteOperation>> {
  const masking = maskingOf(who);
  const sees = (subject: Subject) => reaches(grantedTo(who.roles, subject), 'view');
  const search = {
    upper: startOf(text.toUpperCase()),
    lower: startOf(text.toLowerCase()),
    phone: startOf(text.replaceAll(/[\s./-]/g, '').replace(/^(?=3)/, '+39')),
    whole: text,
    limit: EACH,
  };
  const seesCustomers = grantedTo(who.roles, 'customers').limits.length === 0 && sees('customers');
  const found = await Promise.all([
    sees('orders') ? findOrders(database, search, !masking.noEmail) : [],
    sees('products') ? findVariants(database, search) : [],
    seesCustomers ? findCustomers(database, search) : [],
  ]);
  return found.flat().map((row) => (row.kind === 'order' && masking.masked ? { ...row, detail: '' } : row));
}
