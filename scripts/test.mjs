import { refuseOldNode } from './bootstrap/node-version.mjs';

// npm test: installs what is missing, then runs every check. npm test -- STEP … runs only the named steps.
refuseOldNode();
const { ensureInstalled } = await import('./bootstrap/install.mjs');
await ensureInstalled();
const { runChecks } = await import('./bootstrap/checks.mjs');
process.exit(await runChecks(process.argv.slice(2)));
