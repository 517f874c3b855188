import type { ErpnextPart } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { ItemRow, ErpPrice, ReadPage, StockRow } from './read-rows.ts';

/** The last of rows with the same key: one statement writes a row once. */
const lastOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

async function putStock(database: Database, rows: readonly StockRow[], runId: number): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insertInto('erpnext_stock')
    .values(
      rows.map(({ itemCode, pieces, reserved }) => ({
        item_code: itemCode,
        pieces,
        reserved,
        run_id: runId,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('item_code').doUpdateSet((eb) => ({
        pieces: eb.ref('excluded.pieces'),
        reserved: eb.ref('excluded.reserved'),
        run_id: eb.ref('excluded.run_id'),
      })),
    )
    .execute();
}

async function putPrices(database: Database, rows: readonly ErpPrice[], runId: number): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insertInto('erpnext_price')
    .values(
      rows.map(({ name, itemCode, rate, validFrom, validUpto }) => ({
        name,
        item_code: itemCode,
        rate,
        valid_from: validFrom,
        valid_upto: validUpto,
        run_id: runId,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        item_code: eb.ref('excluded.item_code'),
        rate: eb.ref('excluded.rate'),
        valid_from: eb.ref('excluded.valid_from'),
        valid_upto: eb.ref('excluded.valid_upto'),
        run_id: eb.ref('excluded.run_id'),
      })),
    )
    .execute();
}

async function putItems(database: Database, rows: readonly ItemRow[], runId: number): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insertInto('erpnext_item')
    .values(
      rows.map(({ itemCode, itemName, disabled, weightKg, isVariant }) => ({
        item_code: itemCode,
        item_name: itemName,
        disabled,
        weight_kg: weightKg,
        is_variant: isVariant,
        run_id: runId,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('item_code').doUpdateSet((eb) => ({
        item_name: eb.ref('excluded.item_name'),
        disabled: eb.ref('excluded.disabled'),
        weight_kg: eb.ref('excluded.weight_kg'),
        is_variant: eb.ref('excluded.is_variant'),
        run_id: eb.ref('excluded.run_id'),
      })),
    )
    .execute();
}

/** Keeps a page of ERPNext as it says it now. */
export async function putPage(
  database: Database,
  { stock, prices, items, others }: ReadPage,
  runId: number,
): Promise<void> {
  await putStock(
    database,
    lastOf(stock, ({ itemCode }) => itemCode),
    runId,
  );
  if (others.length > 0)
    await database
      .deleteFrom('erpnext_price')
      .where('name', 'in', [...others])
      .execute();
  await putPrices(
    database,
    lastOf(prices, ({ name }) => name),
    runId,
  );
  await putItems(
    database,
    lastOf(items, ({ itemCode }) => itemCode),
    runId,
  );
}

const tables = { stock: 'erpnext_stock', prices: 'erpnext_price', items: 'erpnext_item' } as const;

/** What a run that reads everything did not see is not there any more. */
export async function forgetUnseen(database: Database, part: ErpnextPart, runId: number): Promise<void> {
  await sql`delete from ${sql.table(tables[part])} where run_id <> ${runId}::int`.execute(database);
}
