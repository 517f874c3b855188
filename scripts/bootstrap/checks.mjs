import { readFileSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { runAttached } from './node-program.mjs';
import { inRepository } from './places.mjs';
import { say } from './progress.mjs';
import { runTests } from './run-tests.mjs';

const program = (path) => inRepository('node_modules', path);
const { workspaces } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
/** Source folders of the workspaces that dependency-cruiser checks. */
const rooms = workspaces.map((name) => (['storefront', 'backoffice'].includes(name) ? `${name}/app` : name));

/** All checks, the cheapest first. A step is a program, or a function of its exit code; `onlyNamed`: runs when named. */
const steps = [
  { name: 'format', script: program('oxfmt/bin/oxfmt'), args: ['--check', '.'] },
  { name: 'lint', script: program('oxlint/bin/oxlint'), args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', script: program('typescript/bin/tsc'), args: ['-p', 'tsconfig.json'] },
  {
    name: 'pages-typegen',
    script: program('@react-router/dev/bin.cjs'),
    args: ['typegen'],
    folder: 'storefront',
  },
  {
    name: 'page-types',
    script: program('typescript/bin/tsc'),
    args: ['-p', 'tsconfig.json'],
    folder: 'storefront',
  },
  {
    name: 'walls',
    script: program('dependency-cruiser/bin/dependency-cruiser.mjs'),
    args: ['--config', '.dependency-cruiser.cjs', ...rooms],
  },
  { name: 'dead-code', script: program('knip/bin/knip.js'), args: ['--no-progress'] },
  {
    name: 'lock-file',
    script: program('lockfile-lint/bin/lockfile-lint.js'),
    args: ['--path', 'package-lock.json', '--type', 'npm', '--validate-https', '--validate-integrity'],
  },
  { name: 'build', run: () => ensureBuilt().then(() => 0) },
  { name: 'service', run: () => runTests('service') },
  { name: 'journeys', run: () => runTests('journeys') },
  // Makes 43,000 products the first time: minutes that only somebody who asks for them spends.
  { name: 'large', run: () => runTests('large'), onlyNamed: true },
];

const runProgram = ({ script, args, folder = '.' }) => runAttached(script, args, inRepository(folder));

/** Runs the named steps, or all; continues after a failure so that one run reports everything. */
export async function runChecks(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    say(`Unknown step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`);
    return 2;
  }
  const chosen = steps.filter((step) => (names.length === 0 ? !step.onlyNamed : names.includes(step.name)));
  const failed = [];
  for (const [index, step] of chosen.entries()) {
    const started = Date.now();
    say(`\n[${index + 1}/${chosen.length}] ${step.name}…`);
    const code = step.run === undefined ? await runProgram(step) : await step.run();
    say(
      `[${index + 1}/${chosen.length}] ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
    );
    if (code !== 0) failed.push(step.name);
  }
  say('');
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
  say(`${chosen.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
