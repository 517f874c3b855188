import { refuseOldNode } from './bootstrap/node-version.mjs';

// npm run cluster: installs and builds what is missing, then starts several nodes on this machine.
refuseOldNode();
const { ensureInstalled } = await import('./bootstrap/install.mjs');
const { ensureBuilt } = await import('./bootstrap/build.mjs');
const { becomeNode } = await import('./bootstrap/node-program.mjs');
await ensureInstalled();
await ensureBuilt();
becomeNode(['bench/src/cluster/cluster-cli.ts', ...process.argv.slice(2)]);
