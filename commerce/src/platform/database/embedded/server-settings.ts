import type { PostgresEndpoint } from './endpoint.ts';

/** Settings of the embedded server for durable commits on a small machine with two cores. */
const common: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  wal_compression: 'on',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  // Orders that commit at the same time share one flush.
  commit_delay: '300',
  commit_siblings: '3',
  shared_buffers: '96MB',
  effective_cache_size: '768MB',
  work_mem: '16MB',
  maintenance_work_mem: '96MB',
  random_page_cost: '1.1',
  max_connections: '60',
  // Parallel plans need /dev/shm, which is small in containers, and the cores are busy with requests.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Neither statements nor the rows they failed on: its last words go into the log of the shop.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  logging_collector: 'off',
  // A client that disappeared during a transaction must not keep locks.
  idle_in_transaction_session_timeout: '5min',
};

/** Without durability after a power failure; for temporary databases of tests. */
const throwAway: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
};

/** Command-line settings of the server for an endpoint. */
export function serverSettings(endpoint: PostgresEndpoint, durable: boolean): string[] {
  const onSocket = endpoint.host.startsWith('/');
  const place = onSocket
    ? { listen_addresses: '', unix_socket_directories: `"${endpoint.host}"`, unix_socket_permissions: '0700' }
    : { listen_addresses: endpoint.host, unix_socket_directories: '' };
  const settings = { ...common, ...(durable ? {} : throwAway), ...place, port: String(endpoint.port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
