import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { endStaffSessions } from '../sessions/staff-sessions.queries.ts';
import { fieldsOf, leavesNoOwner, recordOf } from './manage-people.usecase.ts';
import { everyPerson, lockPeople, putRoles, savePersonRow } from './people.queries.ts';

/** Name, roles and state of a person as they were. */
export const undoPerson: Undoable = {
  kinds: ['people.save'],
  permission: { subject: 'people', needs: 'edit' },
  async read(transaction, rows) {
    await lockPeople(transaction);
    const people = await everyPerson(transaction);
    const today = new Map<string, Record<string, unknown>>(
      people.map((person) => [recordOf(person.id), fieldsOf(person)]),
    );
    return rows.map(({ record, field }) => today.get(record)?.[field]);
  },
  async write(transaction, rows, { at }) {
    for (const person of await everyPerson(transaction)) {
      const own = rows.filter(({ record }) => record === recordOf(person.id));
      if (own.length === 0) continue;
      const next = {
        ...fieldsOf(person),
        ...Object.fromEntries(own.map(({ field, value }) => [field, value])),
      };
      await savePersonRow(transaction, person.id, next);
      await putRoles(transaction, person.id, next.roles);
      if (next.disabled) await endStaffSessions(transaction, person.id, at);
    }
    return (await leavesNoOwner(transaction)) ? refused('staff_owner_last', {}) : accepted(undefined);
  },
};
