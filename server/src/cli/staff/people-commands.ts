import { staffRoles } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { invitePerson, listPeople } from '@casamaestra/commerce/staff/people/manage-people.usecase.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedBy, row } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

const NAME_CHARACTERS = 80;

function rolesOf({ flags, language }: StaffCall): readonly StaffRole[] {
  const texts = commandTexts(language);
  const roles = (flags.role ?? []).map((text) => {
    const role = staffRoles.find((one) => one === text);
    if (role === undefined) throw new UsageProblem(texts.notAllowed('--role', text, staffRoles.join(', ')));
    return role;
  });
  if (roles.length === 0) throw new UsageProblem(texts.missingOption('role'));
  return roles;
}

/** `npm run staff -- people …` */
export const peopleCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print, texts: { people }, moment }) {
    const all = await listPeople(deps);
    for (const { email, name, roles, disabled, enrolled, last_seen_at: seen } of all) {
      const state = disabled ? people.disabled : enrolled ? '' : people.invited;
      print(row(email, name, roles.join(', '), state, seen === null ? '' : moment(new Date(seen))));
    }
    if (all.length === 0) print(people.none);
    return 0;
  },
  async invite(call) {
    const email = onlyArgument(call, 'email');
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new UsageProblem(call.texts.people.noAddress(email));
    const name = (call.flags.name ?? email.split('@')[0] ?? email).slice(0, NAME_CHARACTERS);
    const { deps, author, language, texts, print } = call;
    const invited = await invitePerson(deps, { email, name, roles: [...rolesOf(call)], language }, author);
    if (!invited.ok) return refusedBy(call, invited.refusal);
    print(texts.people.mailed(email));
    return 0;
  },
};
