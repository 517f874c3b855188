import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole, Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { everyPerson, namesOfPeople } from './people.queries.ts';

export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly roles: StaffRole[];
}

/** Who works here now and sees a part of the back office, by name. */
export async function colleaguesWhoSee(database: Database, subject: Subject): Promise<Colleague[]> {
  return (await everyPerson(database))
    .filter(({ disabled, roles }) => !disabled && reaches(grantedTo(roles, subject), 'view'))
    .map(({ id, name, roles }) => ({ id, name, roles }));
}

/** How people are called now, also those who left. */
export const peopleCalled = (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => namesOfPeople(database, ids);
