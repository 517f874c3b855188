import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Daemon } from './daemon.ts';
import type { Engines } from './engines.ts';
import { deployed, type Layout } from './layout.ts';
import { answersWith, waitFor } from './wait-for.ts';

/** HAProxy before shops and databases; it begins before both and finds them by itself. */
export async function startBalancer(engines: Engines, layout: Layout): Promise<Daemon> {
  const at = (name: string) => `127.0.0.1:${layout.portOf(name)}`;
  const database = (number: 1 | 2) => ({
    [`DATABASE_${number}`]: at(`database-${number}`),
    [`DATABASE_${number}_PATRONI_HOST`]: '127.0.0.1',
    [`DATABASE_${number}_PATRONI_PORT`]: String(layout.portOf(`patroni-${number}`)),
  });
  const daemon = new Daemon({
    name: 'haproxy',
    command: [engines.haproxy, '-db', '-f', deployed('haproxy/haproxy.cfg')],
    environment: {
      SHOP_BIND: at('shops'),
      SHOP_1: at('shop-1'),
      SHOP_2: at('shop-2'),
      SHOP_3: at('shop-3'),
      PRIMARY_BIND: at('primary'),
      REPLICA_BIND: at('replica'),
      STATS_BIND: at('stats'),
      ...database(1),
      ...database(2),
    },
    folder: layout.folderOf('haproxy'),
    logFile: layout.logOf('haproxy'),
    runAs: layout.runAs,
  });
  daemon.start();
  await waitFor('HAProxy answers', () => answersWith(`http://${at('stats')}/`), { daemon });
  return daemon;
}

/** Varnish before the balancer: its file of deploy/ with the balancer's port. */
export async function startCache(engines: Engines, layout: Layout): Promise<Daemon> {
  const folder = layout.folderOf('varnish');
  const port = layout.portOf('varnish');
  const file = join(folder, 'shop.vcl');
  const written = readFileSync(deployed('varnish/shop.vcl'), 'utf8');
  writeFileSync(file, written.replace('.port = "3000"', `.port = "${layout.portOf('shops')}"`), {
    mode: 0o644,
  });
  const daemon = new Daemon({
    name: 'varnish',
    command: [
      engines.varnishd,
      '-F',
      '-j',
      'none',
      '-f',
      file,
      '-a',
      `127.0.0.1:${port}`,
      '-T',
      'none',
      '-n',
      join(folder, 'work'),
      '-s',
      'malloc,128m',
    ],
    environment: {},
    folder,
    logFile: layout.logOf('varnish'),
    runAs: layout.runAs,
  });
  daemon.start();
  await waitFor('Varnish answers', () => answersWith(`http://127.0.0.1:${port}/healthz`), { daemon });
  return daemon;
}
