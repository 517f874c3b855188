import { productionEnvironment } from '@casamaestra/commerce/platform/testing/production-environment.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { inParallel, orderFor, place, until } from '../../faults/buyer.ts';
import type { ClientLog } from '../../faults/client-log.ts';
import { type Finding, unless } from '../../faults/fault.ts';
import { summary } from '../../faults/kill-faults.ts';
import { type MailSink, openMailSink } from '../mail-sink.ts';
import type { Environment, ShopNode } from '../shop-node.ts';
import { bothUrls, type ClusterContext, noneFailed, readWords } from './cluster-fault.ts';
import { startRepricing } from './prices.ts';
import { startReading } from './read-load.ts';

const buyers = 60;

/** As a shop that sells: HTTPS outside, a mail server, bank transfers; nothing of the demo. */
const settingsOf = ({ url }: MailSink): Environment => ({
  ...productionEnvironment,
  SMTP_URL: url,
  TRUST_PROXY: '127.0.0.0/8',
  SANDBOX_BANK_URL: '',
});

/** What a page and addresses of the demo say at a node. */
async function wrongPages({ name, url }: ShopNode): Promise<string[]> {
  const home = await fetch(url);
  const words = await home.text();
  const mailbox = await fetch(`${url}/posta`);
  await mailbox.arrayBuffer();
  return [
    ...unless(home.headers.has('strict-transport-security'), `${name} does not ask for HTTPS`),
    ...unless(
      words.includes(`href="${productionEnvironment['PUBLIC_URL']}`),
      `${name} does not name its public address`,
    ),
    ...unless(mailbox.status === 404, `${name} shows the mailbox of a demo: ${mailbox.status}`),
  ];
}

/** Without a setting it needs, a node ends and says which. */
async function refusesWithout(node: ShopNode, environment: Environment): Promise<string[]> {
  await node.stop();
  node.begin({ environment: { ...environment, SMTP_URL: '' } });
  const ended = await until(async () => !node.isRunning, 30_000);
  return [
    ...unless(ended, `${node.name} starts in production without a mail server`),
    ...unless(node.lastWords().includes('SMTP_URL'), `${node.name} does not say what it lacks`),
  ];
}

/**
 * The nodes are made a shop in production, one by one, with visitors and buyers; one is killed while it sells. Every order
 * is in the books, and its confirmation came to the mail server.
 */
export async function goIntoProduction(context: ClusterContext, clientLog: ClientLog): Promise<Finding> {
  const { cluster, shop, paths, skus } = context;
  const sink = await openMailSink();
  const environment = settingsOf(sink);
  try {
    const [first] = cluster.shops as [ShopNode];
    const refuses = await refusesWithout(first, environment);
    const reading = startReading(bothUrls(context), paths, 4);
    for (const node of [...cluster.shops, cluster.worker]) {
      await node.stop();
      node.begin({ environment });
      await node.ready();
      // The balancer takes it in before the next one goes.
      await pause(1_500);
    }
    const pricing = startRepricing(context);
    const wanted: object[] = [];
    await inParallel(Array.from({ length: buyers }), 8, async (_none, index) => {
      const lines = [{ sku: skus[index % skus.length] ?? '', qty: 1 }];
      wanted.push(await orderFor(shop.url, { lines, method: 'transfer' }, `vero${index}@casa.test`));
    });
    const ordering = inParallel(wanted, 4, (order) => place(shop.url, clientLog, order));
    await until(async () => clientLog.placed().length > buyers / 4);
    await first.stop('SIGKILL');
    await ordering;
    first.begin({ environment });
    await first.ready();
    const readings = await reading.stop();
    const prices = await pricing.audit();
    const placed = clientLog.placed();
    const numbers = placed.map(({ order }) => order?.number ?? '');
    const unsent = () => numbers.filter((number) => !sink.mails.some((mail) => mail.includes(number)));
    await until(async () => unsent().length === 0, 110_000);
    const pages = await Promise.all(cluster.shops.map(wrongPages));
    return {
      broken: [
        ...refuses,
        ...noneFailed(readings),
        ...unless(placed.length === buyers, `${buyers - placed.length} orders were never told`),
        ...unless(unsent().length === 0, `${unsent().length} confirmations did not come`),
        ...pages.flat(),
        ...prices.broken,
      ],
      detail: `${sink.mails.length} mails came; ${readWords(readings)}; ${summary(clientLog)}; ${prices.words}`,
    };
  } finally {
    // A worker that holds a connection open would keep the mail server from closing.
    await cluster.worker.stop();
    await sink.close();
  }
}
