import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { becomeNode, stopWith } from './node-program.mjs';
import { inRepository } from './places.mjs';
import { serviceProgram } from './service-program.mjs';

/** Installs, builds and becomes the server. With --dev nothing is built and changes are reloaded. */
export async function openShop(args) {
  const development = args.includes('--dev');
  await ensureInstalled();
  if (!development) await ensureBuilt();
  const main = development ? inRepository('server/src/main.ts') : serviceProgram('main');
  const server = [main, ...args];
  server.push(...stopWith());
  // Vite reloads the pages; a change of the service restarts it.
  const watched = ['commerce/src', 'contract/src', 'texts/src', 'rules/src', 'search/src', 'server/src'].map(
    (folder) => inRepository(folder),
  );
  becomeNode(server, { watch: development ? watched : [] });
}
