import { listSecrets } from '@casamaestra/commerce/platform/secrets/secrets.queries.ts';
import { replaceShopSecret } from '@casamaestra/commerce/platform/secrets/shop-secrets.ts';
import { momentText, onlyArgument, row, UsageProblem } from './staff-command.ts';
import type { StaffCommand } from './staff-command.ts';

const DAY_MS = 24 * 3_600_000;

/** Keys that may be replaced, with the default number of days their signatures stay valid. */
const replaceable: ReadonlyMap<string, number> = new Map([
  ['customer-token', 30],
  ['refresh-token', 1],
  ['known-device', 400],
  ['order-token', 400],
  ['order-proof', 60],
  ['unsubscribe-token', 400],
  ['log-pseudonym', 0],
]);

function daysOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^\d{1,3}$/.test(text)) throw new UsageProblem('--days: serve un numero intero da 0 a 999.');
  return Number(text);
}

/** `npm run staff -- secrets …` */
export const secretsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print }) {
    for (const secret of await listSecrets(deps.database)) {
      const { name, created_at: made, replaced_at: replaced, previous_until: until } = secret;
      const older = until !== null && until.getTime() > deps.clock.now();
      print(
        row(
          name,
          `in uso dal ${momentText(replaced ?? made)}`,
          older ? `la precedente vale fino al ${momentText(until)}` : '',
        ),
      );
    }
    return 0;
  },
  async replace(call) {
    const name = onlyArgument(call, 'il nome della chiave');
    const usual = replaceable.get(name);
    if (usual === undefined)
      throw new UsageProblem(`Si possono sostituire: ${[...replaceable.keys()].join(', ')}.`);
    const now = call.deps.clock.now();
    const days = daysOf(call.flags.days, usual);
    const until = new Date(now + days * DAY_MS);
    if (!(await replaceShopSecret(call.deps.database, { name, now: new Date(now), until }))) {
      process.stderr.write(`La chiave ${name} non è ancora stata usata: non c’è nulla da sostituire.\n`);
      return 1;
    }
    call.print(
      days === 0
        ? `${name}: chiave sostituita; quella di prima non vale più entro un minuto.`
        : `${name}: chiave sostituita; quella di prima si legge fino al ${momentText(until)}.`,
    );
    return 0;
  },
};
