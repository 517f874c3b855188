import { openErpnext } from '../erpnext/connection/open-erpnext.ts';
import { savedConnection } from '../erpnext/connection/read-connection.usecase.ts';
import { loggedUser } from '../erpnext/client/documents.ts';
import type { Clock } from '../platform/clock.ts';
import { offeredGateways } from '../platform/config/offered-methods.ts';
import type { Config } from '../platform/config/read-config.ts';
import type { Database } from '../platform/database/connection.ts';
import { listJobReports } from '../platform/jobs/list-job-reports.usecase.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { askInTime, type Dependency, well, wrong } from './dependency.ts';
import { directDependencies } from './direct-dependency.usecase.ts';

const minuteMs = 60_000;
/** Less than the database itself is given, of which these are a part. */
const seconds = 5;

interface Shop {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly secrets: ShopSecrets;
}

/** What is found by the rows of a shop: nodes that stopped telling, the owner's ERPNext; and the connection past a pooler. */
export async function shopDependencies(shop: Shop): Promise<readonly Dependency[]> {
  const told = await Promise.all([
    askInTime('direct', () => directDependencies(shop.database, shop.config), { seconds }),
    askInTime('nodes', () => nodeDependencies(shop), { level: 'warning', seconds }),
    askInTime('erpnext', () => erpnextDependencies(shop), { level: 'warning', seconds }),
  ]);
  return told.flat();
}

/** Nodes that neither closed in order nor told anything for minutes: killed, cut off, or without database. */
async function nodeDependencies({ database, config, clock }: Shop): Promise<readonly Dependency[]> {
  const nodes = await listJobReports(database, clock);
  if (nodes.length === 0) return [];
  const silent = nodes.filter(({ isSilent }) => isSilent);
  const found = silent.map(({ node, toldAt }) => {
    const minutes = Math.floor((clock.now() - toldAt.getTime()) / minuteMs);
    return wrong('nodes', { code: 'node_silent', facts: { node, minutes } }, 'warning');
  });
  const shops = nodes.filter(({ node, isSilent }) => !isSilent && !node.includes(' worker:')).length;
  if (shops > 1 && startsOwnBank(config))
    found.push(wrong('nodes', { code: 'banks_apart', facts: { count: shops } }, 'warning'));
  if (found.length > 0) return found;
  return [well('nodes', { code: 'nodes_tell', facts: { count: nodes.length } })];
}

/** Whether each shop of this configuration starts a sandbox bank, which knows its own payments only. */
const startsOwnBank = (config: Config): boolean =>
  config.mode === 'demo' &&
  config.sandboxBankUrl === undefined &&
  offeredGateways(config).some(({ hasKeys }) => !hasKeys);

/** The owner's ERPNext, where it is connected: reachable, key accepted; nothing is read or written there. */
async function erpnextDependencies({ database, config, secrets }: Shop): Promise<readonly Dependency[]> {
  const connection = await savedConnection(database);
  if (connection === undefined || !connection.settings.on) return [];
  const { host: address } = new URL(connection.settings.address);
  const opened = await openErpnext({ secrets, config }, connection);
  const user = opened.ok ? await loggedUser(opened.value) : opened;
  if (user.ok) return [well('erpnext', { code: 'erpnext_well', facts: { address } })];
  const { code, detail } = user.failure;
  const facts = { address, why: `${code} ${detail}`.trim() };
  const refuses = code === 'key' || code === 'forbidden' || code === 'secret_unreadable';
  return [wrong('erpnext', { code: refuses ? 'erpnext_refuses' : 'erpnext_away', facts }, 'warning')];
}
