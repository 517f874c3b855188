import { setTimeout as pause } from 'node:timers/promises';
import { inParallel, place } from '../../faults/buyer.ts';
import { ClientLog } from '../../faults/client-log.ts';
import { unless } from '../../faults/fault.ts';
import { makeOrders } from '../../faults/kill-faults.ts';
import type { DatabaseMachine } from '../database-tier.ts';
import type { EtcdMember } from '../etcd-members.ts';
import { waitFor } from '../wait-for.ts';
import type { ClusterContext, ClusterFault } from './cluster-fault.ts';
import { underAll } from './under-all.ts';

/** Seconds: less than a change of the primary takes. It stays what it is, so nobody should notice but on a busy machine. */
const silenceMax = 15;
/** Longer than a primary may go on without renewing its lease (ttl in deploy/patroni/patroni.yml), and some. */
const leaseMs = 25_000;

/** The leader last, so that the members to be killed first are the others. */
async function byRank({ cluster }: ClusterContext): Promise<readonly EtcdMember[]> {
  const { members } = cluster.databases;
  const leads = await Promise.all(members.map((member) => member.leads()));
  const leader = members.filter((_member, index) => leads[index]);
  if (leader.length !== 1) throw new Error(`${leader.length} members of etcd lead`);
  return [...members.filter((member) => !leader.includes(member)), ...leader];
}

/** Whether orders are taken now; a few are enough to see it. */
async function takesOrders(context: ClusterContext): Promise<boolean> {
  const own = new ClientLog();
  const wanted = await makeOrders(context, 'dopo', 6);
  await inParallel(wanted, 3, (order) => place(context.shop.url, own, order, 20));
  return own.placed().length === wanted.length;
}

/** Kills members until the primary's lease is over; it must be the primary then, and once they are back and agree. */
async function killMembers(
  context: ClusterContext,
  killed: readonly EtcdMember[],
): Promise<() => Promise<readonly string[]>> {
  const { cluster } = context;
  const before: DatabaseMachine = await cluster.databases.primary();
  const since = performance.now();
  for (const member of killed) await member.stop('SIGKILL');
  return async () => {
    await pause(Math.max(0, since + leaseMs - performance.now()));
    const during = await cluster.databases.primary().catch(() => undefined);
    const sells = await takesOrders(context);
    for (const member of killed) member.start();
    for (const member of killed)
      await waitFor(`${member.name} agrees again`, () => member.isHealthy(), { daemon: member });
    const after = await cluster.databases.primary();
    return [
      ...unless(sells, 'without these members no order is taken'),
      ...unless(during === before, 'without these members the primary gave up'),
      ...unless(after === before, 'the primary is another one afterwards'),
    ];
  };
}

export const etcdFaults: readonly ClusterFault[] = [
  {
    name: 'kill -9 of the etcd member that leads',
    run: (context, clientLog) =>
      underAll(
        context,
        clientLog,
        'accordo',
        async () => killMembers(context, (await byRank(context)).slice(-1)),
        silenceMax,
      ),
  },
  {
    name: 'kill -9 of two of three etcd members: nobody can become primary, and who is it stays it',
    run: (context, clientLog) =>
      underAll(
        context,
        clientLog,
        'senza',
        async () => killMembers(context, (await byRank(context)).slice(1)),
        silenceMax,
      ),
  },
];
