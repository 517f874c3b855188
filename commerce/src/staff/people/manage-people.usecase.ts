import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  inviteOperation,
  Person,
  savePersonOperation,
} from '@casamaestra/contract/staff/people.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole, Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { Author } from '../../change-sets/author.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether, inTransaction } from '../../platform/database/in-transaction.ts';
import { stillOpenSince } from '../sessions/staff-session-limits.ts';
import { endStaffSessions } from '../sessions/staff-sessions.queries.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import {
  everyPerson,
  insertPerson,
  lockPeople,
  personByEmail,
  personById,
  putRoles,
  savePersonRow,
  sessionsOfPeople,
} from './people.queries.ts';
import type { PersonRow } from './people.queries.ts';
import { mailRecoveryLink, newStaffLink } from './staff-link.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config' | 'backOfficeUrl'>;

/** The person of an e-mail address, if not disabled. */
export async function personNamed(
  { database }: Pick<Parts, 'database'>,
  email: string,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const person = await personByEmail(database, email);
  return person === undefined || person.disabled ? undefined : { id: person.id, name: person.name };
}

/** What a person may do now, without a call of theirs; nothing when they are disabled. */
export async function rolesNow(database: Database, staffId: number): Promise<readonly StaffRole[]> {
  const person = await personById(database, staffId);
  return person === undefined || person.disabled ? [] : person.roles;
}

/** The owners of the shop, those who are disabled as well: what they did is still theirs. */
export async function ownersOf(database: Database): Promise<readonly PersonRow[]> {
  return (await everyPerson(database)).filter(({ roles }) => roles.includes('owner'));
}

/** Whether somebody other than this person, who can sign in, may do what needs two people. */
export async function mayAnotherPerson(
  { database }: Pick<Parts, 'database'>,
  subject: Subject,
  staffId: number,
): Promise<boolean> {
  return (await everyPerson(database)).some(
    ({ id, disabled, isEnrolled, roles }) =>
      id !== staffId && !disabled && isEnrolled && reaches(grantedTo(roles, subject), 'edit'),
  );
}

/** Everybody, with their sessions. */
export async function listPeople({ database, clock }: Parts): Promise<Person[]> {
  const times = stillOpenSince(clock.now());
  const sessions = new Map((await sessionsOfPeople(database, times)).map((one) => [one.staffId, one]));
  return (await everyPerson(database)).map((person) => ({
    id: person.id,
    email: person.email,
    name: person.name,
    roles: person.roles,
    disabled: person.disabled,
    enrolled: person.isEnrolled,
    last_seen_at: sessions.get(person.id)?.lastSeenAt.toISOString() ?? null,
    sessions: sessions.get(person.id)?.sessions ?? 0,
    handheld_sessions: sessions.get(person.id)?.handheldSessions ?? 0,
    version: person.version,
  }));
}

async function onePerson(deps: Parts, id: number): Promise<Person> {
  const person = (await listPeople(deps)).find((one) => one.id === id);
  if (person === undefined) throw new Error(`person ${id} of staff is gone`);
  return person;
}

export const recordOf = (id: number): string => `person ${id}`;

type Invitation = Omit<OperationInput<typeof inviteOperation>, 'language'> & {
  readonly language?: string | undefined;
};

async function makePerson(
  transaction: Database,
  { email, name, roles, language = 'it' }: Invitation,
): Promise<number> {
  const id = await insertPerson(transaction, { email, name, language });
  await putRoles(transaction, id, roles);
  return id;
}

async function mailInvitation(deps: Parts, transaction: Database, id: number): Promise<void> {
  const person = await personById(transaction, id);
  if (person === undefined) return;
  const link = await newStaffLink(deps, transaction, { staffId: id, kind: 'invitation' });
  await queueMail(transaction, {
    kind: 'staff_invitation',
    recipient: person.email,
    language: person.language,
    payload: { firstName: person.name, link },
    dedupeKey: `staff_invitation:${link.slice(-43)}`,
  });
}

/** What an invitation says otherwise than the one before it counts: nobody has used that one yet. */
async function invitedAnew(transaction: Database, known: PersonRow, { name, roles }: Invitation) {
  const now = fieldsOf(known);
  const next = { ...now, name, roles: sorted(new Set(roles)) };
  const rows = [
    { field: 'name', from: now.name, to: next.name },
    { field: 'roles', from: now.roles, to: next.roles },
  ].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
  if (rows.length === 0) return [];
  await savePersonRow(transaction, known.id, next);
  await putRoles(transaction, known.id, next.roles);
  return rows;
}

/** Makes a person and mails the invitation; who was invited and has not come yet gets another mail. */
export async function invitePerson(
  deps: Parts,
  invitation: Invitation,
  author: Author,
): Promise<Outcome<Person>> {
  const { email, name, roles } = invitation;
  const invited = await commitTogether(deps.database, async (transaction) => {
    await lockPeople(transaction);
    const known = await personByEmail(transaction, email);
    if (known !== undefined && (known.isEnrolled || known.disabled))
      return refused('staff_person_known', { email }, 'email');
    const id = known?.id ?? (await makePerson(transaction, invitation));
    const news = known === undefined ? [] : await invitedAnew(transaction, known, invitation);
    if (known?.roles.includes('owner') === true && (await leavesNoOwner(transaction)))
      return refused('staff_owner_last', {}, 'roles');
    await mailInvitation(deps, transaction, id);
    const at = new Date(deps.clock.now());
    const rows = [
      { field: 'name', from: null, to: name },
      { field: 'roles', from: null, to: roles },
    ];
    const change = { author, at, kind: 'people.invite', record: recordOf(id) };
    await recordChange(transaction, { ...change, rows: known === undefined ? rows : news });
    return accepted(id);
  });
  return invited.ok ? accepted(await onePerson(deps, invited.value)) : invited;
}

/** Whether nobody would be left who is owner and not disabled. */
export async function leavesNoOwner(transaction: Database): Promise<boolean> {
  return !(await everyPerson(transaction)).some(
    ({ disabled, roles }) => !disabled && roles.includes('owner'),
  );
}

const sorted = <Value>(values: Iterable<Value>): Value[] => [...values].toSorted();

/** The fields of a person that a form may change, lists in one order. */
export const fieldsOf = ({ name, roles, disabled }: PersonRow) => ({ name, roles: sorted(roles), disabled });

type Saved = OperationInput<typeof savePersonOperation>;

/** The changes with what was seen: at the version seen everything is as it was. */
function wantedOf({ changes }: Saved, person: PersonRow) {
  const { name, roles, disabled } = changes;
  const inOrder = roles && { from: sorted(roles.from), to: sorted([...new Set(roles.to)]) };
  return { today: fieldsOf(person), wanted: { name, roles: inOrder, disabled } };
}

async function conflict(
  database: Database,
  { id, field, now }: { readonly id: number; readonly field: string; readonly now: unknown },
): Promise<Outcome<never>> {
  const who = (await whoChanged(database, { record: recordOf(id), field })) ?? '–';
  const shown = Array.isArray(now) ? now.join(', ') : String(now);
  return refused('changed_meanwhile', { field, now: shown, who }, `changes.${field}`);
}

/** Changes name, roles or state of a person; who is disabled is signed out everywhere. */
export async function savePerson(deps: Parts, input: Saved, author: Author): Promise<Outcome<Person>> {
  const saved = await inTransaction(deps.database, async (transaction) => {
    await lockPeople(transaction);
    const person = await personById(transaction, input.id);
    if (person === undefined) return { keep: false, value: refused('staff_person_unknown', {}, 'id') };
    const { today, wanted } = wantedOf(input, person);
    const merged = mergeFields(today, wanted, input.base_version === person.version);
    if (!merged.ok) {
      const now = (today as Record<string, unknown>)[merged.field];
      return { keep: false, value: await conflict(transaction, { id: person.id, field: merged.field, now }) };
    }
    if (merged.rows.length === 0) return { keep: false, value: accepted(undefined) };
    const next = { ...today, ...Object.fromEntries(merged.rows.map(({ field, to }) => [field, to])) };
    await savePersonRow(transaction, person.id, next);
    await putRoles(transaction, person.id, next.roles);
    if (await leavesNoOwner(transaction)) return { keep: false, value: refused('staff_owner_last', {}) };
    const at = new Date(deps.clock.now());
    if (next.disabled) await endStaffSessions(transaction, person.id, at);
    const change = { author, at, kind: 'people.save', record: recordOf(person.id), rows: merged.rows };
    await recordChange(transaction, { ...change, reason: input.reason });
    return { keep: true, value: accepted(undefined) };
  });
  return saved.ok ? accepted(await onePerson(deps, input.id)) : saved;
}

/** Signs a person out everywhere. */
export async function endSessionsOf(
  deps: Parts,
  id: number,
  author: Author,
): Promise<Outcome<{ ended: number }>> {
  return commitTogether(deps.database, async (transaction) => {
    if ((await personById(transaction, id)) === undefined) return refused('staff_person_unknown', {}, 'id');
    const at = new Date(deps.clock.now());
    const ended = await endStaffSessions(transaction, id, at);
    await recordChange(transaction, {
      author,
      at,
      kind: 'people.end_sessions',
      record: recordOf(id),
      rows: [{ field: 'sessions', from: ended, to: 0 }],
    });
    return accepted({ ended });
  });
}

/** Mails a person who can no longer sign in a link that adds a new way; answers the address. */
export async function sendAccessLink(
  deps: Parts,
  id: number,
  author: Author,
): Promise<Outcome<{ sent_to: string }>> {
  return commitTogether(deps.database, async (transaction) => {
    const person = await personById(transaction, id);
    if (person === undefined) return refused('staff_person_unknown', {}, 'id');
    if (person.disabled) return refused('staff_person_disabled', {}, 'id');
    if (!person.isEnrolled) return refused('staff_person_not_come', {}, 'id');
    await mailRecoveryLink(deps, transaction, person);
    const at = new Date(deps.clock.now());
    const rows = [{ field: 'link', from: null, to: person.email }];
    await recordChange(transaction, { author, at, kind: 'people.send_link', record: recordOf(id), rows });
    return accepted({ sent_to: person.email });
  });
}

/** The demo's owner and a link that signs them in once. */
export async function demoSignInLink(deps: Parts, name: string): Promise<string> {
  const email = 'titolare@esempio.it';
  return commitTogether(deps.database, async (transaction) => {
    await lockPeople(transaction);
    const known = await personByEmail(transaction, email);
    const staffId = known?.id ?? (await makePerson(transaction, { email, name, roles: ['owner'] }));
    return newStaffLink(deps, transaction, { staffId, kind: 'demo' });
  });
}
