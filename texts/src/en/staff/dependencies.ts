import type { DependencyNames, DependencyTexts } from '../../it/staff/dependencies.ts';

/** A state, and what a person does about it: '' when there is nothing to do. */
const told = (state: string, todo = '') => ({ state, todo });
interface Why {
  readonly why: string;
}

/** What `npm run doctor` asks of everything the shop depends on. */
export const dependencyNames: DependencyNames = {
  database: 'Database',
  migrations: 'Schema',
  replica: 'Replica',
  connections: 'Connections',
  clock: 'Clock',
  mails: 'Mails waiting',
  refunds: 'Refunds waiting',
  payments: 'Payment notifications',
  webhooks: 'Messages to programs',
  files: 'Pictures and documents',
  smtp: 'Mail server',
  gateway: 'Payments',
  disk: 'Disk',
  backup: 'Backup',
  public_url: 'Public address',
  service: 'Service of the shop',
  purger: 'Cache in front of the shop',
  direct: 'Database past the pooler',
  nodes: 'Nodes',
  erpnext: 'ERPNext',
  certificate: 'Certificate',
  telemetry: 'OpenTelemetry',
};

/** How each of them is. */
export const dependencies: DependencyTexts = {
  answers: ({ server, version }: { server: string; version: string }) =>
    told(`${server} answers, PostgreSQL ${version}`),
  read_only: ({ server }: { server: string }) =>
    told(
      `${server} answers but is read-only: no orders`,
      'DATABASE_URL must lead to the primary; else look for who set default_transaction_read_only',
    ),
  purger_well: ({ purger }: { purger: string }) => told(`${purger} accepts purges`),
  purger_refuses: ({ purger, why }: Why & { purger: string }) =>
    told(
      `${purger} does not drop changed pages: ${why}`,
      'check PURGE_URL, PURGE_SITE and PURGE_TOKEN; while it refuses it may show former prices',
    ),
  silent: ({ seconds }: { seconds: number }) =>
    told(`no answer in ${seconds} seconds`, 'check that it runs and that the network reaches it'),
  migrations_refused: ({ why, way }: Why & { way: string }) => told(why, way),
  failed: ({ why }: Why) => told(why, 'check that it runs and that address and keys are right'),
  replica_follows: ({ server, seconds }: { server: string; seconds: number }) =>
    told(`${server} follows the database, ${seconds} s behind`),
  replica_is_primary: ({ server }: { server: string }) =>
    told(
      `${server} is the database itself, no replica`,
      'name a replica in DATABASE_READ_URL, or remove the variable',
    ),
  replica_behind: ({ server, seconds }: { server: string; seconds: number }) =>
    told(
      `${server} is ${seconds} s behind`,
      'visitors see changes later: look at network and load of the replica',
    ),
  migrations_applied: ({ count }: { count: number }) => told(`up to date (${count} migrations)`),
  migrations_at_start: ({ count }: { count: number }) =>
    told(`${count} migrations to apply`, 'the next start applies them'),
  migrations_apart: ({ count }: { count: number }) =>
    told(`${count} migrations to apply`, 'run npm run migrate, or no node starts'),
  connections: ({ used, most }: { used: number; most: number }) => told(`${used} of ${most} in use`),
  connections_short: ({ used, most, pool }: { used: number; most: number; pool: number }) =>
    told(
      `${used} of ${most} in use`,
      `a process takes up to ${pool}: lower DATABASE_POOL or raise max_connections`,
    ),
  clock_right: ({ seconds }: { seconds: number }) => told(`${seconds} s away from the database’s`),
  clock_wrong: ({ seconds }: { seconds: number }) =>
    told(`${seconds} s away from the database’s`, 'synchronise the clocks (chrony or systemd-timesyncd)'),
  queue: ({ waiting }: { waiting: number }) => told(waiting === 0 ? 'empty' : `${waiting} waiting`),
  queue_old: ({ waiting, minutes }: { waiting: number; minutes: number }) =>
    told(
      `${waiting} waiting, the oldest for ${minutes} minutes`,
      'check that a process works in the background (JOBS=on or ROLE=worker) and read its log',
    ),
  folder_writable: ({ path }: { path: string }) => told(`${path} can be written`),
  folder_refuses: ({ path, why }: Why & { path: string }) =>
    told(`${path} cannot be written: ${why}`, 'give the shop’s user the permission, or make room'),
  bucket_writable: ({ bucket }: { bucket: string }) => told(`${bucket} can be read and written`),
  bucket_wrong_secret: ({ bucket }: { bucket: string }) =>
    told(`${bucket} refuses the signature: the secret key is wrong`, 'correct the secret in FILES_URL'),
  bucket_refuses: ({ bucket, why }: Why & { bucket: string }) =>
    told(`${bucket} refuses: ${why}`, 'check name, keys, region and permissions of the bucket (FILES_URL)'),
  smtp_well: ({ server }: { server: string }) => told(`${server} answers and accepts the login`),
  smtp_login_refused: ({ server, why }: Why & { server: string }) =>
    told(`${server} refuses the login: ${why}`, 'correct user and password in SMTP_URL'),
  smtp_away: ({ server, why }: Why & { server: string }) =>
    told(`${server} does not answer as a mail server: ${why}`, 'check host and port in SMTP_URL'),
  mails_are_files: told('mails are files, no server is configured (SMTP_URL)'),
  gateway_well: ({ gateway }: { gateway: string }) => told(`${gateway} answers and accepts the keys`),
  gateway_refuses: ({ gateway, why }: Why & { gateway: string }) =>
    told(`${gateway} refuses: ${why}`, 'check its keys, and that they are of the right environment'),
  gateway_away: ({ gateway, why }: Why & { gateway: string }) =>
    told(`${gateway} was not reached: ${why}`, 'check the outgoing network and the provider’s status page'),
  no_gateway: told('no gateway with keys is configured'),
  disk: ({ gigabytes, percent }: { gigabytes: string; percent: number }) =>
    told(`${gigabytes} GB free (${percent} %)`),
  disk_low: ({ gigabytes, percent }: { gigabytes: string; percent: number }) =>
    told(`only ${gigabytes} GB free (${percent} %)`, 'make room or enlarge the disk of DATA_DIR'),
  backup_taken: ({ at, folder }: { at: string; folder: string }) => told(`${at}, in ${folder}`),
  backup_old: ({ at, days }: { at: string; days: number }) =>
    told(`the last one is ${days} days old (${at})`, 'run npm run backup and check what takes it each night'),
  backup_unknown: told(
    'none was taken with npm run backup from this folder',
    'take the first one and try it',
  ),
  address_well: ({ address }: { address: string }) => told(`${address} answers`),
  address_away: ({ address, why }: Why & { address: string }) =>
    told(`${address} was not reached from here: ${why}`, 'check DNS, certificate and proxy'),
  direct_hears: ({ server }: { server: string }) => told(`${server} hears what happens in the database`),
  direct_deaf: ({ server }: { server: string }) =>
    told(
      `${server} does not hear what happens in the database`,
      'DATABASE_DIRECT_URL must lead to the same primary as DATABASE_URL, with no pooler between',
    ),
  nodes_tell: ({ count }: { count: number }) =>
    told(count === 1 ? 'one process tells how it is' : `${count} processes tell how they are`),
  banks_apart: ({ count }: { count: number }) =>
    told(
      `${count} demo shops with a sandbox bank each: a payment begun in one may not be found by another`,
      'start one bank and name it to all in SANDBOX_BANK_URL',
    ),
  node_silent: ({ node, minutes }: { node: string; minutes: number }) =>
    told(
      `${node} has been silent for ${minutes} minutes`,
      'if you took it away, it is forgotten after a day; otherwise restart it and read its log',
    ),
  erpnext_well: ({ address }: { address: string }) => told(`${address} answers and accepts the key`),
  erpnext_refuses: ({ address, why }: Why & { address: string }) =>
    told(`${address} refuses: ${why}`, 'enter a valid key in Back office → Connections → ERPNext'),
  erpnext_away: ({ address, why }: Why & { address: string }) =>
    told(
      `${address} not reached: ${why}`,
      'check address, network and PRIVATE_TARGETS; orders wait and are sent by themselves',
    ),
  certificate_well: ({ address, days }: { address: string; days: number }) =>
    told(`${address}, valid for ${days} more days`),
  certificate_ends: ({ address, days }: { address: string; days: number }) =>
    told(`${address} ends in ${days} days`, 'what renews it by itself did not succeed: read its log'),
  certificate_expired: ({ address }: { address: string }) =>
    told(`${address} has expired: browsers stay out`, 'renew it at once and reload the proxy'),
  certificate_refused: ({ address, why }: Why & { address: string }) =>
    told(
      `${address} is not accepted by browsers: ${why}`,
      'check name and chain of the certificate at the proxy',
    ),
  certificate_unread: ({ address, why }: Why & { address: string }) =>
    told(`${address} could not be read from here: ${why}`, 'check DNS and proxy'),
  telemetry_well: ({ receiver }: { receiver: string }) => told(`${receiver} receives`),
  telemetry_refuses: ({ receiver, why }: Why & { receiver: string }) =>
    told(`${receiver} refuses: ${why}`, 'check the address and OTEL_EXPORTER_OTLP_HEADERS'),
  telemetry_away: ({ receiver, why }: Why & { receiver: string }) =>
    told(
      `${receiver} not reached: ${why}`,
      'check OTEL_EXPORTER_OTLP_ENDPOINT; the shop goes on all the same',
    ),
};
