import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface ServerState {
  readonly version: string;
  readonly now: Date;
  /** A replica, or a server that somebody closed: it answers and takes no orders. */
  readonly readOnly: boolean;
  readonly used: number;
  /** Connections the server allows to those who are not its superuser. */
  readonly most: number;
}

/** The server, its clock and its connections. */
export async function selectServerState(database: Database): Promise<ServerState> {
  const { rows } = await sql<ServerState>`
    select current_setting('server_version') as version, clock_timestamp() as now,
           current_setting('transaction_read_only')::boolean as "readOnly",
           (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
           current_setting('max_connections')::integer
             - current_setting('superuser_reserved_connections')::integer as most`.execute(database);
  const [state] = rows;
  if (state === undefined) throw new Error('the server told nothing of itself');
  return state;
}

export interface ReplicaState {
  readonly follows: boolean;
  /** Seconds; 0 when everything received is shown. */
  readonly behind: number;
}

/** Whether a server follows another, and how old is what it shows. */
export async function selectReplicaState(database: Database): Promise<ReplicaState> {
  const { rows } = await sql<ReplicaState>`
    select pg_is_in_recovery() as follows,
           case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
                else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8
           end as behind`.execute(database);
  return rows[0] ?? { follows: false, behind: 0 };
}

export interface Queue {
  readonly what: 'mails' | 'refunds' | 'payments' | 'webhooks';
  readonly waiting: number;
  /** How long the one waits that should have been done first. */
  readonly seconds: number;
}

/** What waits for background work: mails, refunds at gateways, notifications of payments, messages to programs. */
export async function selectQueues(database: Database): Promise<readonly Queue[]> {
  const { rows } = await sql<Queue>`
    select what, count(since)::integer as waiting,
           greatest(0, coalesce(floor(extract(epoch from now() - min(since))), 0))::integer as seconds
      from (values ('mails'), ('refunds'), ('payments'), ('webhooks')) as names (what)
      left join lateral (
        select created_at as since from mail_outbox where what = 'mails' and sent_at is null
        union all
        select created_at from refund
         where what = 'refunds' and state in ('waiting', 'sent') and next_try_at is not null
        union all
        -- Not due_at: each try moves it on, and one that fails for hours would never look old.
        select received_at from payment_inbox where what = 'payments' and processed_at is null
        union all
        select w.at from webhook_delivery w join webhook_target o on o.id = w.target_id
         where what = 'webhooks' and w.sent_at is null and w.given_up_at is null
           and o.off_at is null and o.removed_at is null
      ) as waits on true
     group by what`.execute(database);
  return rows;
}

/** Tells who listens to the doctor's own channel, which is the doctor alone. */
export async function notifyDoctor(database: Database): Promise<void> {
  await sql`select pg_notify('doctor', '')`.execute(database);
}
