import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  ErpnextSettings,
  saveErpnextOperation,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import type { WantedChange } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sealSecret } from '../../staff/factors/sealed-secret.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { readWebhookAddress, type Reach } from '../../webhooks/sending/target-address.ts';
import { endOpenRun } from '../reading/runs.queries.ts';
import { readVatTemplates } from '../vat-templates.ts';
import { forgetRead, lockConnection, putConnection } from './connection.queries.ts';
import type { Connection } from './connection.queries.ts';
import { erpnextKey } from './open-erpnext.ts';
import type { ErpnextParts } from './open-erpnext.ts';

/** How the log names it. */
export const erpnextRecord = 'erpnext';

const ENDING = 4;

type Parts = Pick<ErpnextParts, 'database' | 'clock' | 'secrets' | 'config'>;
type Input = OperationInput<typeof saveErpnextOperation>;
type Saved = Outcome<OperationOutput<typeof saveErpnextOperation>>;

const reads = ({ on, stock_in: stock, prices_in: prices, items_in: items }: ErpnextSettings): boolean =>
  on && (stock || prices || items);

/** Fields that something switched on needs. */
function missingOf(to: ErpnextSettings): keyof ErpnextSettings | undefined {
  const needed: [keyof ErpnextSettings, boolean][] = [
    ['warehouse', to.stock_in || to.orders_out],
    ['price_list', to.prices_in || to.orders_out],
    ['customer_group', to.orders_out],
    ['territory', to.orders_out],
    ['shipping_item', to.orders_out],
    ['payment_account', to.payments_out],
    ['orders_out', to.payments_out],
    ['new_category', to.items_in && to.new_items === 'draft'],
  ];
  return needed.find(
    ([field, isNeeded]) => isNeeded && (to[field] === '' || to[field] === null || to[field] === false),
  )?.[0];
}

/** Whether other goods are read from now on. */
const isOtherSource = (before: ErpnextSettings | undefined, after: ErpnextSettings): boolean =>
  before === undefined ||
  (['address', 'company', 'warehouse', 'price_list'] as const).some(
    (field) => before[field] !== after[field],
  );

/** What settings must be to be kept; the address as it is written to the end. */
export function faultOfSettings(to: ErpnextSettings, reach: Reach): Outcome<ErpnextSettings> {
  const target = readWebhookAddress(to.address, reach);
  if (!target.ok) return refused(target.refusal.code, {}, 'to.address');
  const missing = missingOf(to);
  if (missing !== undefined) return refused('staff_erpnext_field_missing', {}, `to.${missing}`);
  if (readVatTemplates(to.vat_templates) === undefined)
    return refused('staff_erpnext_vat_templates', {}, 'to.vat_templates');
  return accepted({ ...to, address: target.value.origin });
}

export interface KeptKey {
  readonly sealedKey: Buffer;
  readonly keyEnding: string;
}

/** Writes settings; what was read of another source is forgotten, and a run that reads it ends. */
export async function writeSettings(
  transaction: Database,
  {
    before,
    settings,
    key,
    staffId,
    at,
  }: {
    readonly before: Connection | undefined;
    readonly settings: ErpnextSettings;
    readonly key: KeptKey;
    readonly staffId: number;
    readonly at: Date;
  },
): Promise<number> {
  const isOther = isOtherSource(before?.settings, settings);
  if (isOther) {
    await endOpenRun(transaction, at);
    await forgetRead(transaction);
  }
  return putConnection(transaction, {
    settings,
    sealedKey: key.sealedKey,
    keyEnding: key.keyEnding,
    staffId,
    at,
    isOther,
    nextRunAt: reads(settings) ? at : null,
  });
}

type Pair = { readonly from: unknown; readonly to: unknown };

const wantedOf = (from: ErpnextSettings | null, to: ErpnextSettings): Record<string, WantedChange> =>
  Object.fromEntries(
    (Object.keys(to) as (keyof ErpnextSettings)[]).map((field): [string, Pair] => [
      field,
      { from: from?.[field] ?? null, to: to[field] },
    ]),
  );

async function newKey(
  { secrets }: Pick<Parts, 'secrets'>,
  input: Input,
): Promise<Outcome<KeptKey | undefined>> {
  const { api_key: key = '', api_secret: secret = '' } = input;
  if (key === '' && secret === '') return accepted(undefined);
  if (key === '' || secret === '' || /[^\x21-\x7e]/.test(key + secret) || key.includes(':'))
    return refused('staff_erpnext_key_missing', {}, key === '' ? 'api_key' : 'api_secret');
  const sealedKey = await sealSecret(secrets, `${key}:${secret}`, erpnextKey);
  return accepted({ sealedKey, keyEnding: key.slice(-ENDING) });
}

const changedMeanwhile = async (
  transaction: Database,
  field: string,
  now: unknown,
  who: string,
): Promise<Saved> => {
  const other = (await whoChanged(transaction, { record: erpnextRecord, field })) ?? who;
  return refused('changed_meanwhile', { field, now: String(now ?? ''), who: other }, `to.${field}`);
};

/** Saves the connection: fields that were seen as they are, and a new key where one is given. */
export async function saveConnection(parts: Parts, input: Input, who: StaffIdentity): Promise<Saved> {
  const checked = faultOfSettings(input.to, parts.config);
  if (!checked.ok) return checked;
  const key = await newKey(parts, input);
  if (!key.ok) return key;
  return inTransaction<Saved>(parts.database, async (transaction) => {
    const before = await lockConnection(transaction);
    const kept = key.value ?? before;
    if (kept === undefined)
      return { keep: false, value: refused('staff_erpnext_key_missing', {}, 'api_key') };
    const merged = mergeFields(
      { ...before?.settings },
      wantedOf(input.from, checked.value),
      before === undefined || before.version === input.version,
    );
    if (!merged.ok) {
      const now = before?.settings[merged.field as keyof ErpnextSettings];
      return {
        keep: false,
        value: await changedMeanwhile(transaction, merged.field, now, before?.who ?? ''),
      };
    }
    const rows: FieldChange[] = merged.rows.map(({ field, from, to }) => ({ field, from: from ?? null, to }));
    if (key.value) rows.push({ field: 'api_key', from: before?.keyEnding ?? null, to: key.value.keyEnding });
    if (rows.length === 0)
      return { keep: false, value: accepted({ change: null, version: before?.version ?? 0 }) };
    const settings = {
      ...(before?.settings ?? checked.value),
      ...Object.fromEntries(merged.rows.map(({ field, to }) => [field, to])),
    };
    const again = faultOfSettings(settings, parts.config);
    if (!again.ok) return { keep: false, value: again };
    const at = new Date(parts.clock.now());
    const version = await writeSettings(transaction, {
      before,
      settings: again.value,
      key: { sealedKey: kept.sealedKey, keyEnding: kept.keyEnding },
      staffId: who.staffId,
      at,
    });
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'connections.save_erpnext',
      record: erpnextRecord,
      rows,
    });
    return { keep: true, value: accepted({ change, version }) };
  });
}
