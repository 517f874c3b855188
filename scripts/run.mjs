import { refuseOldNode } from './bootstrap/node-version.mjs';

// node scripts/run.mjs FILE ARGS: runs a TypeScript file of the repository under the pinned Node.
refuseOldNode();
const { ensureInstalled } = await import('./bootstrap/install.mjs');
const { becomeNode } = await import('./bootstrap/node-program.mjs');
const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  console.error('Uso: node scripts/run.mjs FILE [ARGOMENTI]');
  process.exit(2);
}
await ensureInstalled();
becomeNode([file, ...rest]);
