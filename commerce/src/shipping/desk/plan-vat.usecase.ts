import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { planVatOperation, StaffVat } from '@casamaestra/contract/staff/staff-vat.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import type { Clock } from '../../platform/clock.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { By, Saved } from './change-delivery.usecase.ts';
import { replaceRates, selectClassUses, selectRates, selectSoldByRate } from './vat-rates.queries.ts';
import type { KeptRate, RateRow } from './vat-rates.queries.ts';

function stateOf({ from, to }: KeptRate, today: string): StaffVat['rates'][number]['state'] {
  if (from > today) return 'planned';
  return to !== null && to <= today ? 'over' : 'running';
}

/** All rates, and what is sold by them. */
export async function readVat(database: Database, clock: Clock): Promise<StaffVat> {
  const today = italianDay(clock.now());
  const [rates, uses, sold] = await Promise.all([
    selectRates(database, { lock: false }),
    selectClassUses(database),
    selectSoldByRate(database),
  ]);
  return {
    rates: rates.map(({ from, to, ...rate }) => ({
      ...rate,
      valid_from: from,
      valid_to: to,
      state: stateOf({ from, to, ...rate }, today),
    })),
    uses: [...uses],
    sold: sold.map(({ percent, lines, cents }) => ({ percent, lines, amount: eurosFromCents(cents) })),
  };
}

const recordOf = ({ class: vatClass, country }: Pick<RateRow, 'class' | 'country'>) =>
  `vat ${vatClass} ${country}`;
const keptOf = (rates: readonly RateRow[], record: string): KeptRate[] =>
  rates
    .filter((rate) => recordOf(rate) === record)
    .map(({ percent, from, to, own }) => ({ percent, from, to, own }));

/** Plans another rate from a day to come: the one before ends there. What was sold before keeps its rate. */
export const planVat = (
  database: Database,
  { from, percent, ...named }: OperationInput<typeof planVatOperation>,
  { author, at }: By,
): Promise<Saved> =>
  inTransaction<Saved>(database, async (transaction) => {
    const refuse = (value: Outcome<never>) => ({ keep: false, value });
    const record = recordOf(named);
    const before = keptOf(await selectRates(transaction, { lock: true }), record);
    const last = before.at(-1);
    const today = italianDay(at.getTime());
    if (last === undefined || (last.to !== null && last.to <= today))
      return refuse(refused('staff_vat_unknown', {}, 'class'));
    if (from <= today) return refuse(refused('staff_vat_day', {}, 'from'));
    if (last.from > today || last.to !== null) return refuse(refused('staff_vat_planned', {}, 'from'));
    if (last.percent === percent) return { keep: false, value: accepted({ change: null }) };
    const after = [...before.slice(0, -1), { ...last, to: from }, { percent, from, to: null, own: true }];
    await replaceRates(transaction, named, after);
    await logContentChange(transaction);
    const rows = [{ field: 'rates', from: before, to: after }];
    const change = { author, at, kind: 'settings.plan_vat', record, rows };
    return { keep: true, value: accepted({ change: await recordChange(transaction, change) }) };
  });

/** A planned rate goes again, until its day has come: what is sold since has it. */
export const undoVat: Undoable = {
  kinds: ['settings.plan_vat'],
  permission: { subject: 'settings', needs: 'edit' },
  async read(transaction, rows) {
    const rates = await selectRates(transaction, { lock: true });
    return rows.map(({ record }) => keptOf(rates, record));
  },
  async write(transaction, rows, { at }) {
    const today = italianDay(at.getTime());
    const rates = await selectRates(transaction, { lock: true });
    for (const { record, value } of rows) {
      const next = value as readonly KeptRate[];
      const isPast = (rate: KeptRate) => JSON.stringify([rate.percent, rate.from]);
      const begun = (list: readonly KeptRate[]) => list.filter((rate) => rate.from <= today).map(isPast);
      if (begun(keptOf(rates, record)).join() !== begun(next).join())
        return refused('staff_vat_day', {}, 'from');
      const named = rates.find((rate) => recordOf(rate) === record);
      if (named === undefined) return refused('staff_vat_unknown', {}, 'class');
      await replaceRates(transaction, named, next);
    }
    await logContentChange(transaction);
    return accepted(undefined);
  },
};
