import { refuseOldNode } from './bootstrap/node-version.mjs';

// node scripts/run.mjs FILE ARGS: runs a TypeScript file of the repository under the pinned Node; NAME stands for a program
// of the service, as built where the build is of these sources.
refuseOldNode();
const { ensureInstalled } = await import('./bootstrap/install.mjs');
const { becomeNode } = await import('./bootstrap/node-program.mjs');
const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  console.error('Uso: node scripts/run.mjs FILE [ARGOMENTI]');
  process.exit(2);
}
const isSource = file.endsWith('.ts');
await ensureInstalled({ development: isSource });
const { serviceProgram } = await import('./bootstrap/service-program.mjs');
becomeNode([isSource ? file : serviceProgram(file), ...rest]);
