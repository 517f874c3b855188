import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { ActivityPart } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { SetFilter } from '../change-sets/read-changes.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { ownersOf } from '../staff/people/manage-people.usecase.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';

type Who = Pick<StaffIdentity, 'staffId' | 'roles'>;

/** Kinds of changes that are about money. */
const moneyKinds = [
  'bank',
  'coupons',
  'imports',
  'invoices',
  'payments',
  'prices',
  'refunds',
  'takings',
  'withdrawals',
];

/** Kinds that only who sees their subject sees. */
const kindsOf: Partial<Record<Subject, readonly string[]>> = {
  prices: ['prices', 'imports'],
  costs: ['costs'],
  connections: ['connections'],
  customer_data: ['customer_data'],
  activity_export: ['activity'],
};

/** By the first word of a record: who sees it sees all its changes. Orders have a history of their own. */
const subjectsOf: Readonly<Record<string, Subject>> = {
  product: 'products',
  variant: 'products',
  category: 'products',
  brand: 'products',
  operator: 'products',
  feature: 'products',
  family: 'products',
  content: 'content',
  recall: 'recalls',
  coupon: 'coupons',
  delivery: 'settings',
  person: 'people',
};

/** The subject that a record belongs to, as far as records belong to one: "product 12" to products. */
export const subjectOfRecord = (record: string): Subject | undefined =>
  subjectsOf[record.split(' ')[0] ?? ''];

const sees = ({ roles }: Who, subject: Subject): boolean => reaches(grantedTo(roles, subject), 'view');

/**
 * What a person sees of the log. Roles that see only their own changes, those of their team (whoever is no owner), or those
 * about money get that; but who sees a record sees who changed it.
 */
export async function scopeOf(
  database: Database,
  who: Who,
  record: string | undefined,
): Promise<Omit<SetFilter, 'limit'>> {
  const hidden = Object.entries(kindsOf).filter(([subject]) => !sees(who, subject as Subject));
  const otherThan = hidden.flatMap(([, kinds]) => kinds);
  const subject = record === undefined ? undefined : subjectOfRecord(record);
  if (subject !== undefined && sees(who, subject)) return { otherThan };
  const { limits } = grantedTo(who.roles, 'activity');
  if (limits.includes('own')) return { staffId: who.staffId };
  if (limits.includes('money'))
    return { otherThan, kinds: sees(who, 'costs') ? [...moneyKinds, 'costs'] : moneyKinds };
  if (!limits.includes('team')) return {};
  const owners = (await ownersOf(database)).map(({ id }) => id).filter((id) => id !== who.staffId);
  return { otherThan, notBy: owners };
}

/** What of it belongs to a part of the log; who sees what is about money sees their own sign-ins. */
export function inPart(
  scope: Omit<SetFilter, 'limit'>,
  part: ActivityPart,
  { staffId }: Who,
): Omit<SetFilter, 'limit'> {
  const access = ['access'];
  if (part === 'changes') return { ...scope, otherThan: [...(scope.otherThan ?? []), ...access] };
  return scope.kinds === undefined ? { ...scope, kinds: access } : { staffId, kinds: access };
}

/** The rows of a change that a person sees: what goods cost is in lists of suppliers as well. */
export const rowsFor = <Row extends { readonly field: string }>(
  who: Who,
  rows: readonly Row[],
): readonly Row[] => (sees(who, 'costs') ? rows : rows.filter(({ field }) => field !== 'cost'));
