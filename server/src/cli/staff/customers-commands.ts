import { closeAccount, endLoginsOf } from '@casamaestra/commerce/customers/accounts/revoke-logins.usecase.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedWith } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

const address = (call: StaffCall): string => onlyArgument(call, 'email');

async function close(call: StaffCall, closed: boolean): Promise<number> {
  const email = address(call);
  const { customers: texts } = call.texts;
  if (!(await closeAccount({ ...call.deps, author: call.author }, { email }, closed)))
    return refusedWith(texts.unknown(email));
  call.print(closed ? texts.closed(email) : texts.reopened(email));
  return 0;
}

/** `npm run staff -- customers …` */
export const customersCommands: Readonly<Record<string, StaffCommand>> = {
  async 'end-logins'(call) {
    const { deps, author, flags, rest, texts } = call;
    if (flags.all && rest.length > 0) throw new UsageProblem(texts.customers.oneOrAll);
    const email = flags.all ? undefined : address(call);
    const ended = await endLoginsOf(
      { ...deps, author },
      email === undefined ? 'everybody' : { email },
      flags.reason,
    );
    if (ended === undefined) return refusedWith(texts.customers.unknown(email ?? ''));
    call.print(texts.customers.ended(ended));
    return 0;
  },
  close: (call) => close(call, true),
  reopen: (call) => close(call, false),
};
