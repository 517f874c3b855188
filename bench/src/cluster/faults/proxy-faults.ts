import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { inParallel, place } from '../../faults/buyer.ts';
import type { ClientLog } from '../../faults/client-log.ts';
import { type Finding, unless } from '../../faults/fault.ts';
import { makeOrders, summary } from '../../faults/kill-faults.ts';
import { programPath } from '../adapted-file.ts';
import { type HttpsProxy, httpsProxies, startProxy } from '../proxies.ts';
import type { ShopNode } from '../shop-node.ts';
import { type ClusterContext, type ClusterFault, noneFailed, readWords } from './cluster-fault.ts';
import { startReading } from './read-load.ts';

const buyers = 30;

/** What strangers and browsers get at the edge. */
async function wrongAnswers({ daemon: { name }, httpUrl, httpsUrl }: HttpsProxy): Promise<string[]> {
  const plain = await fetch(`${httpUrl}/shop?q=1`, { redirect: 'manual' });
  const figures = await fetch(`${httpsUrl}/metrics`);
  await figures.arrayBuffer();
  const home = await fetch(httpsUrl);
  const words = await home.text();
  const target = plain.headers.get('location') ?? '';
  return [
    ...unless(/^https:\/\/localhost(:\d+)?\/shop\?q=1$/.test(target), `${name} leads HTTP to "${target}"`),
    ...unless(figures.status === 404, `${name} shows figures: ${figures.status}`),
    ...unless(words.includes('</html>'), `${name} cuts a page`),
    ...unless(home.headers.has('content-encoding'), `${name} sends a page uncompressed`),
    ...unless(!home.headers.get('server')?.includes('/'), `${name} tells its version`),
  ];
}

async function behindProxy(
  context: ClusterContext,
  clientLog: ClientLog,
  proxy: HttpsProxy,
): Promise<Finding> {
  const trusted = getCACertificates('default');
  await startProxy(proxy);
  setDefaultCACertificates([...trusted, proxy.authority()]);
  try {
    const { cluster, paths } = context;
    const [first] = cluster.shops as [ShopNode];
    const broken = await wrongAnswers(proxy);
    const wanted = await makeOrders(context, proxy.daemon.name, buyers);
    const reading = startReading([proxy.httpsUrl], paths, 4);
    const ordering = inParallel(wanted, 2, async (order) => {
      await place(proxy.httpsUrl, clientLog, order);
      await pause(100);
    });
    await first.stop('SIGKILL');
    await pause(3_000);
    first.begin();
    await first.ready();
    await ordering;
    const readings = await reading.stop();
    const missing = buyers - clientLog.placed().length;
    return {
      broken: [
        ...broken,
        ...noneFailed(readings),
        ...unless(missing === 0, `${missing} orders were never told`),
      ],
      detail: `${readWords(readings)}; ${summary(clientLog)}`,
    };
  } finally {
    setDefaultCACertificates(trusted);
    await proxy.daemon.stop();
  }
}

/** Each proxy of deploy/ as it is, with a certificate of its own. */
export const proxyFaults: readonly ClusterFault[] = (['nginx', 'caddy'] as const).map((name) => ({
  name: `${name} before two nodes, over HTTPS; kill -9 of one under visitors and buyers`,
  cannotRun: () => (programPath(name) === undefined ? `${name} is not on this machine` : undefined),
  run: (context, clientLog) => behindProxy(context, clientLog, httpsProxies[name](context.cluster.layout)),
}));
