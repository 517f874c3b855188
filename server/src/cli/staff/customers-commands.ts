import { closeAccount, endLoginsOf } from '@casamaestra/commerce/customers/accounts/revoke-logins.usecase.ts';
import { onlyArgument, UsageProblem } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

const address = (call: StaffCall): string => onlyArgument(call, 'l’indirizzo e-mail');

async function close(call: StaffCall, closed: boolean): Promise<number> {
  const email = address(call);
  if (!(await closeAccount(call.deps, email, closed))) {
    process.stderr.write(`Nessun account con l’indirizzo ${email}.\n`);
    return 1;
  }
  call.print(`${email}: ${closed ? 'account chiuso, nessuno può più entrare' : 'account riaperto'}.`);
  return 0;
}

/** `npm run staff -- customers …` */
export const customersCommands: Readonly<Record<string, StaffCommand>> = {
  async 'end-logins'(call) {
    const { deps, flags, rest } = call;
    if (flags.all && rest.length > 0) throw new UsageProblem('Un indirizzo oppure --all, non tutti e due.');
    const ended = await endLoginsOf(deps, flags.all ? undefined : address(call));
    call.print(`Accessi chiusi: ${ended}.`);
    return 0;
  },
  close: (call) => close(call, true),
  reopen: (call) => close(call, false),
};
