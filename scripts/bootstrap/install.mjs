import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRepository, repository } from './places.mjs';
import { during, giveUp } from './progress.mjs';

function packagesIn(lockFile) {
  if (!existsSync(lockFile)) return undefined;
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules matches package-lock.json, with or without what only building and checking need. npm writes its
 * own list at the very end of an installation, so an interrupted one counts as missing.
 */
function isInstalled({ development }) {
  const wanted = packagesIn(inRepository('package-lock.json')) ?? {};
  const present = packagesIn(inRepository('node_modules/.package-lock.json'));
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || (!development && entry.dev === true)) return true;
    const found = present[path];
    if (found === undefined)
      return entry.optional === true || entry.peer === true || entry.devOptional === true;
    return entry.link === true ? found.link === true : found.version === entry.version;
  });
}

/** The npm this script was started with, else the one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && existsSync(script)) {
    const node = process.env.npm_node_execpath;
    return { program: node !== undefined && existsSync(node) ? node : process.execPath, before: [script] };
  }
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}

function runNpm(args) {
  const { program, before } = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(program, [...before, ...args], {
      cwd: repository,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: program.endsWith('.cmd'),
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const finish = (outcome) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(outcome);
    };
    child.once('error', (error) => finish({ code: 1, text: error.message }));
    child.once('exit', (code, signal) =>
      finish({ code: code ?? 1, signal, text: `npm è uscito con ${code ?? signal}` }),
    );
  });
}

/**
 * Installs the packages of the lock file when they are missing or different.
 * @param development false for what runs and builds nothing: an image without packages for developers is enough
 */
export async function ensureInstalled({ development = true } = {}) {
  if (isInstalled({ development })) return;
  const first = !existsSync(inRepository('node_modules'));
  const line = first ? 'Installo i pacchetti (solo la prima volta)' : 'Aggiorno i pacchetti';
  // Optional packages contain the pinned Node.js and PostgreSQL, development packages the bundler. Not "npm
  // ci": it fails when a registry lacks optional packages of other platforms. The lock file is not changed.
  const options = [
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const outcome = await during(line, () => runNpm(['install', ...options]));
  if (outcome.signal === 'SIGINT' || outcome.signal === 'SIGTERM') process.exit(130);
  if (outcome.code !== 0) {
    giveUp(`i pacchetti non si installano (${outcome.text}).`, [
      'controlla la connessione a internet o il proxy (npm config get proxy) e riprova',
      'controlla lo spazio su disco: servono circa 700 MB',
      'se il problema resta: rm -rf node_modules, poi npm start',
    ]);
  }
}
