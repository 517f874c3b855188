import { openSecret } from '../../staff/factors/sealed-secret.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { askErpnext } from '../client/ask-erpnext.gateway.ts';
import type { AskErpnext } from '../client/ask-erpnext.gateway.ts';
import { failed } from '../client/erpnext-answer.ts';
import type { ErpAnswer } from '../client/erpnext-answer.ts';
import type { Connection } from './connection.queries.ts';

/** The key of the shop that encrypts the one of ERPNext. */
export const erpnextKey = 'erpnext-key';

export type ErpnextParts = Pick<
  StaffDependencies,
  'database' | 'clock' | 'secrets' | 'config' | 'log' | 'publicUrl'
>;

/** ERPNext as the saved connection reaches it. */
export async function openErpnext(
  { secrets, config }: Pick<ErpnextParts, 'secrets' | 'config'>,
  { settings, sealedKey }: Pick<Connection, 'settings' | 'sealedKey'>,
): Promise<ErpAnswer<AskErpnext>> {
  const key = await openSecret(secrets, sealedKey, erpnextKey);
  if (key === undefined) return failed('secret_unreadable');
  return { ok: true, value: askErpnext(config, settings.address, key) };
}
