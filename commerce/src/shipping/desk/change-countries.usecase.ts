import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { DeliverableCountry } from '../commerce-setting.ts';
import { selectCountries } from '../export-commerce-settings.queries.ts';
import { changeRules } from './change-delivery.usecase.ts';
import type { By, Saved } from './change-delivery.usecase.ts';
import { replaceCountries, selectDeliveryRecords } from './delivery-record.queries.ts';
import type { DeliveryRecord } from './delivery-record.queries.ts';

const record = 'delivery countries';
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writes the countries, by the rules that hold for whoever writes them. */
async function writeCountries(
  transaction: Database,
  countries: readonly DeliverableCountry[],
  rules: readonly DeliveryRecord[],
): Promise<Outcome<undefined>> {
  const codes = new Set(countries.map(({ code }) => code));
  if (codes.size < countries.length) return refused('staff_country_twice', {}, 'countries');
  const users = rules.filter(
    ({ fields }) => fields.active && fields.countries.some((code) => !codes.has(code)),
  );
  if (users.length > 0) {
    const names = users.map(({ name }) => name).slice(0, 5);
    return refused('staff_country_used', { names }, 'countries');
  }
  await replaceCountries(transaction, countries);
  await logContentChange(transaction);
  return accepted(undefined);
}

/** Sets where the shop delivers to; a rule that is on and names a country keeps it. */
export const changeCountries = (
  database: Database,
  {
    seen,
    countries,
  }: { readonly seen: readonly DeliverableCountry[]; readonly countries: readonly DeliverableCountry[] },
  { author, at }: By,
): Promise<Saved> =>
  changeRules(database, async (transaction, rules) => {
    const today = await selectCountries(transaction);
    if (!isSame(seen, today)) {
      const who = (await whoChanged(transaction, { record, field: 'countries' })) ?? '–';
      const now = today.map(({ name }) => name).join(', ');
      return refused('changed_meanwhile', { field: 'countries', now, who }, 'countries');
    }
    if (isSame(today, countries)) return accepted({ change: null });
    const written = await writeCountries(transaction, countries, rules);
    if (!written.ok) return written;
    const rows = [{ field: 'countries', from: today, to: countries }];
    const change = { author, at, kind: 'settings.save_countries', record, rows };
    return accepted({ change: await recordChange(transaction, change) });
  });

/** The countries as they were. */
export const undoCountries: Undoable = {
  kinds: ['settings.save_countries'],
  permission: { subject: 'settings', needs: 'edit' },
  async read(transaction, rows) {
    await selectDeliveryRecords(transaction, { lock: true });
    const today = await selectCountries(transaction);
    return rows.map(() => today);
  },
  async write(transaction, rows) {
    const [row] = rows;
    const next = (row?.value ?? []) as readonly DeliverableCountry[];
    return writeCountries(transaction, next, await selectDeliveryRecords(transaction, { lock: true }));
  },
};
