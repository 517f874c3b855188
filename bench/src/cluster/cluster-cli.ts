import { findEngines, installSentence } from './engines.ts';
import { startCluster } from './cluster.ts';

// npm run cluster [-- --port N]: three shops and a worker, two databases, HAProxy and Varnish on this machine, with the
// files of deploy/. Ctrl-C ends all of it.
const words = process.argv.slice(2);
const port = words.includes('--port') ? Number(words[words.indexOf('--port') + 1]) : 8080;
const found = findEngines();
if ('missing' in found) {
  console.error(installSentence(found.missing));
  process.exit(1);
}
if (!(port > 0 && port < 65_536)) {
  console.error('Usage: npm run cluster [-- --port N]');
  process.exit(2);
}

const say = (sentence: string) => console.log(`  ${sentence}`);
const asked = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.resolve());

try {
  const cluster = await startCluster({
    engines: found.engines,
    say,
    fill: 'demo',
    port,
    until: asked.promise,
  });
  {
    console.log(
      `\nThe shop: ${cluster.url}   balancer: ${cluster.statsUrl}   logs: var/cluster/log\nCtrl-C ends all.`,
    );
    await asked.promise;
    console.log('');
    await cluster.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.exit();
