import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { SavedView, saveViewOperation } from '@casamaestra/contract/staff/lists.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import {
  countOwnViews,
  deleteView,
  ownViewNamed,
  putView,
  viewById,
  viewsFor,
} from './saved-views.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

/** More views of one list are no help to a person. */
const VIEWS_MOST = 50;

/** Views for everybody are settings of the shop. */
const mayChangeSettings = ({ roles }: StaffIdentity): boolean =>
  reaches(grantedTo(roles, 'settings'), 'edit');

/** Views of a list that this person sees. */
export async function listViews(
  { database }: { readonly database: Database },
  who: StaffIdentity,
  list: string,
): Promise<SavedView[]> {
  const rows = await viewsFor(database, { list, staffId: who.staffId, roles: who.roles });
  return rows.map(({ staffId, sharedWith, ...view }) => ({
    ...view,
    shared_with: sharedWith,
    own: staffId === who.staffId,
    removable: staffId === who.staffId || mayChangeSettings(who),
  }));
}

function mayShare(who: StaffIdentity, { shared_with: sharedWith, role }: InputOf<typeof saveViewOperation>) {
  if (sharedWith === 'nobody' || mayChangeSettings(who)) return true;
  return sharedWith === 'role' && role !== null && who.roles.includes(role);
}

/** Saves a view, or replaces the person's own of that name. @returns the views of the list */
export async function saveView(
  { database, clock }: Parts,
  who: StaffIdentity,
  input: InputOf<typeof saveViewOperation>,
): Promise<Outcome<SavedView[]>> {
  if (!mayShare(who, input)) return refused('staff_not_permitted', {}, 'shared_with');
  const { list, name, hidden, density, role } = input;
  const query = input.query.replace(/^\?/, '');
  const view = { list, name, hidden, density, role, query, sharedWith: input.shared_with };
  const written = { ...view, staffId: who.staffId };
  return commitTogether(database, async (transaction) => {
    const before = await ownViewNamed(transaction, written);
    if (before === undefined && (await countOwnViews(transaction, written)) >= VIEWS_MOST)
      return refused('staff_views_full', { most: VIEWS_MOST });
    await putView(transaction, written);
    const views = await listViews({ database: transaction }, who, list);
    await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'views.save',
      record: `view ${list}: ${name}`,
      rows: [
        { field: 'query', from: before?.query, to: query },
        { field: 'shared_with', from: before?.shared_with, to: input.shared_with },
      ],
    });
    return accepted(views);
  });
}

/** Removes a view: one's own, or another's by who may change settings. @returns the views of its list */
export async function removeView(
  { database, clock }: Parts,
  who: StaffIdentity,
  id: number,
): Promise<Outcome<SavedView[]>> {
  return commitTogether(database, async (transaction) => {
    const view = await viewById(transaction, id);
    const isOwn = view?.staff_id === who.staffId;
    const isSeen = isOwn || (view?.shared_with !== 'nobody' && mayChangeSettings(who));
    if (view === undefined || !isSeen) return refused('staff_view_unknown', {}, 'id');
    await deleteView(transaction, id);
    const views = await listViews({ database: transaction }, who, view.list);
    await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'views.remove',
      record: `view ${view.list}: ${view.name}`,
      rows: [{ field: 'query', from: view.query, to: null }],
    });
    return accepted(views);
  });
}
