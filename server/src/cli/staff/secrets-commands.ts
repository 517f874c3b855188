import { recordChange } from '@casamaestra/commerce/change-sets/record-change.usecase.ts';
import { inTransaction } from '@casamaestra/commerce/platform/database/in-transaction.ts';
import { listSecrets } from '@casamaestra/commerce/platform/secrets/secrets.queries.ts';
import { replaceShopSecret } from '@casamaestra/commerce/platform/secrets/shop-secrets.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedWith, row } from './staff-command.ts';
import type { Speech, StaffCommand } from './staff-command.ts';

const DAY_MS = 24 * 3_600_000;

/** Keys that may be replaced, with the default number of days their signatures stay valid. */
const replaceable: ReadonlyMap<string, number> = new Map([
  ['customer-token', 30],
  ['refresh-token', 1],
  ['known-device', 400],
  ['order-token', 400],
  ['staff-session', 1],
  ['order-proof', 60],
  ['unsubscribe-token', 400],
  ['stock-notice', 7],
  ['log-pseudonym', 0],
]);

function daysOf({ texts }: Speech, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^\d{1,3}$/.test(text)) throw new UsageProblem(texts.secrets.wrongDays);
  return Number(text);
}

/** `npm run staff -- secrets …` */
export const secretsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print, texts: { secrets }, moment }) {
    for (const secret of await listSecrets(deps.database)) {
      const { name, created_at: made, replaced_at: replaced, previous_until: until } = secret;
      const older = until !== null && until.getTime() > deps.clock.now();
      print(
        row(name, secrets.since(moment(replaced ?? made)), older ? secrets.previousUntil(moment(until)) : ''),
      );
    }
    return 0;
  },
  async replace(call) {
    const { secrets } = call.texts;
    const name = onlyArgument(call, 'secret');
    const usual = replaceable.get(name);
    if (usual === undefined) throw new UsageProblem(secrets.replaceable([...replaceable.keys()].join(', ')));
    const now = call.deps.clock.now();
    const days = daysOf(call, call.flags.days, usual);
    const until = new Date(now + days * DAY_MS);
    const at = new Date(now);
    const isReplaced = await inTransaction(call.deps.database, async (transaction) => {
      const keep = await replaceShopSecret(transaction, { name, now: at, until });
      const rows = [{ field: 'until', from: null, to: until.toISOString() }];
      const set = { author: call.author, at, kind: 'secrets.replace', record: `secret ${name}`, rows };
      if (keep) await recordChange(transaction, set);
      return { keep, value: keep };
    });
    if (!isReplaced) return refusedWith(secrets.unused(name));
    call.print(days === 0 ? secrets.replaced(name) : secrets.replacedUntil(name, call.moment(until)));
    return 0;
  },
};
