import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Row } from '../../table.ts';
import { adapted, programFolders, programPath } from '../adapted-file.ts';
import { deployed, repository } from '../layout.ts';
import { nginxFile } from '../proxies.ts';

interface Judge {
  readonly file: string;
  readonly program: string;
  /** What it is called with; a folder for what it needs beside the file is given. */
  readonly command: (folder: string) => readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

function nginxCommand(folder: string): string[] {
  return ['-t', '-c', nginxFile(folder, 'negozio.example')];
}

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

/** The queries of the dashboard as rules: those are what the program reads. */
function dashboardRules(folder: string): string[] {
  const { panels } = JSON.parse(readFileSync(deployed('grafana/casamaestra.json'), 'utf8')) as Dashboard;
  const rules = panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }, index) => ({ record: `panel_${index}`, expr }));
  const file = join(folder, 'dashboard.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  return ['check', 'rules', file];
}

function scrapeConfig(folder: string): string[] {
  adapted(folder, 'prometheus/alerts.yml', []);
  const token = join(folder, 'token');
  writeFileSync(token, 'token');
  const change = ['/etc/prometheus/casamaestra-token', token] as const;
  return ['check', 'config', adapted(folder, 'prometheus/prometheus.yml', [change])];
}

const units = ['shop.service', 'worker.service', 'migrate.service', 'backup.service', 'backup.timer'].map(
  (name) => `systemd/casamaestra-${name}`,
);

const judges: readonly Judge[] = [
  {
    file: 'haproxy/haproxy.cfg',
    program: 'haproxy',
    command: () => ['-c', '-f', deployed('haproxy/haproxy.cfg')],
    environment: Object.fromEntries(
      [
        ...new Set(readFileSync(deployed('haproxy/haproxy.cfg'), 'utf8').match(/(?<=\$\{?)[A-Z][A-Z\d_]+/g)),
      ].map((name, index) => [
        name,
        name.endsWith('_HOST') ? '127.0.0.1' : name.endsWith('_PORT') ? '8008' : `127.0.0.1:${7000 + index}`,
      ]),
    ),
  },
  {
    file: 'varnish/shop.vcl',
    program: 'varnishd',
    command: (folder) => ['-C', '-n', join(folder, 'varnish'), '-f', deployed('varnish/shop.vcl')],
  },
  { file: 'proxy/nginx.conf', program: 'nginx', command: nginxCommand },
  {
    file: 'proxy/Caddyfile',
    program: 'caddy',
    command: () => ['validate', '--adapter', 'caddyfile', '--config', deployed('proxy/Caddyfile')],
    environment: { SHOP_HOST: 'negozio.example' },
  },
  {
    file: 'systemd',
    program: 'systemd-analyze',
    // The user and the folder of the shop are made when it is installed.
    command: (folder) => [
      'verify',
      ...units.map((file) =>
        adapted(folder, file, [
          ['/srv/casamaestra', repository],
          ['User=casamaestra', 'User=daemon'],
          ['Group=casamaestra', 'Group=daemon'],
        ]),
      ),
    ],
  },
  { file: 'prometheus/prometheus.yml', program: 'promtool', command: scrapeConfig },
  {
    file: 'prometheus/alerts.test.yml',
    program: 'promtool',
    command: () => ['test', 'rules', deployed('prometheus/alerts.test.yml')],
  },
  { file: 'grafana/casamaestra.json', program: 'promtool', command: dashboardRules },
  { file: 'kubernetes', program: 'kubectl', command: () => ['kustomize', deployed('kubernetes')] },
];

function judge({ file, program, command, environment }: Judge): Row {
  const row = { name: `deploy/${file}, judged by ${program}`, must: 'accepted', reach: '' };
  if (programPath(program) === undefined)
    return { ...row, measured: '–', verdict: 'skipped', detail: `${program} is not on this machine` };
  const folder = join(repository, 'var/judged');
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync(program, command(folder), {
      stdio: 'pipe',
      encoding: 'utf8',
      env: { PATH: programFolders.join(delimiter), HOME: folder, ...environment },
    });
    return { ...row, measured: 'accepted', verdict: 'must', detail: '' };
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return { ...row, measured: 'refused', verdict: 'below', detail: (stderr ?? message).slice(-400) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the programs that the files of deploy/ are for say to them, where they are on this machine. */
export const judgeDeployedFiles = (): readonly Row[] => judges.map(judge);
