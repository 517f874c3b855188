import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** A browser for the tests, and the environment its process needs. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly environment: Record<string, string>;
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function starts(browser: FoundBrowser): boolean {
  const run = spawnSync(browser.executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...browser.environment },
    timeout: 20_000,
  });
  return run.status === 0;
}

function firstThatStarts(paths: readonly string[]): FoundBrowser | undefined {
  return paths
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath, environment: {} }))
    .find(starts);
}

function playwrightBrowser(): FoundBrowser | undefined {
  const found = { executablePath: chromium.executablePath(), environment: {} };
  if (existsSync(found.executablePath)) return starts(found) ? found : undefined;
  const cli = join(import.meta.dirname, '../../../node_modules/playwright-core/cli.js');
  const download = spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], {
    timeout: 180_000,
  });
  return download.status === 0 && existsSync(found.executablePath) && starts(found) ? found : undefined;
}

/**
 * The package's font list names folders of another machine; without any font the browser crashes at form
 * fields.
 */
function nameFonts(folder: string): void {
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
}

/** The Linux build inside an npm package, with its libraries. */
async function packagedBrowser(folder: string): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder: one of our own separates users of the same machine.
  process.env['TMPDIR'] = folder;
  const { inflate } = await import('@sparticuz/chromium');
  const packaged = join(import.meta.dirname, '../../../node_modules/@sparticuz/chromium/bin');
  const [executablePath] = await Promise.all([
    inflate(join(packaged, 'chromium.br')),
    inflate(join(packaged, 'fonts.tar.br')),
    inflate(join(packaged, 'al2023.tar.br')),
    inflate(join(packaged, 'swiftshader.tar.br')),
  ]);
  nameFonts(join(folder, 'fonts'));
  const found = {
    executablePath,
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
  return starts(found) ? found : undefined;
}

function debianBrowser(): FoundBrowser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  return firstThatStarts(systemPaths);
}

/**
 * Finds a Chromium: the one named in CHROMIUM, the system's, the build inside npm, Playwright's download, Debian's
 * package. The build inside npm opens pages twice as fast, but ends now and then when it looks for a font.
 * @throws Error with what was tried when none starts
 */
export async function findBrowser(folder: string): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM'];
  const found =
    (named === undefined ? undefined : firstThatStarts([named])) ??
    firstThatStarts(systemPaths) ??
    (await packagedBrowser(folder)) ??
    playwrightBrowser() ??
    debianBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium starts on this machine (tried the system, the npm package @sparticuz/chromium, ' +
      'Playwright’s download and apt-get). Install Chromium or name one in CHROMIUM.',
  );
}

/** What Playwright needs to start a browser that was found. */
export const launchOptions = ({ executablePath, environment }: FoundBrowser) => ({
  executablePath,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox', '--disable-gpu'],
});
