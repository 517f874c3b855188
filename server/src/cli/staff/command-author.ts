import type { Author } from '@casamaestra/commerce/change-sets/author.ts';
import type { StaffDependencies } from '@casamaestra/commerce/staff/staff-dependencies.ts';
import { personNamed } from '@casamaestra/commerce/staff/people/manage-people.usecase.ts';
import { UsageProblem } from '../command-line.ts';
import { commandUser } from '../command-user.ts';
import type { Speech } from './staff-command.ts';

/**
 * Who a command's changes are written down for: the person of the back office named by --as, else the user of the
 * operating system. @throws UsageProblem when there is no such person
 */
export async function commandAuthor(
  { texts }: Speech,
  deps: Pick<StaffDependencies, 'database'>,
  as: string | undefined,
): Promise<Author> {
  if (as === undefined) return commandUser();
  const person = await personNamed(deps, as);
  if (person === undefined) throw new UsageProblem(texts.people.unknown(as));
  return { by: 'command', staffId: person.id, who: person.name };
}
