import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapted, programPath } from './adapted-file.ts';
import { Daemon } from './daemon.ts';
import type { Layout } from './layout.ts';
import { waitFor } from './wait-for.ts';

const host = 'localhost';

/** A proxy that speaks HTTPS before two nodes. */
export interface HttpsProxy {
  readonly daemon: Daemon;
  readonly httpUrl: string;
  readonly httpsUrl: string;
  /** The certificate to trust, in PEM, once the proxy runs. */
  readonly authority: () => string;
}

/** A certificate for a day. */
function certificate(folder: string, name: string): void {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const wanted = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
  const names = ['-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', ...wanted, ...names, '-keyout', key, '-out', chain], { stdio: 'pipe' });
}

/** A whole configuration of nginx around the site of deploy/; writes a certificate beside it and returns its path. */
export function nginxFile(
  folder: string,
  name: string,
  changes: readonly (readonly [string, string])[] = [],
): string {
  certificate(folder, name);
  const paths = ['/etc/letsencrypt/live/negozio.example', folder] as const;
  const site = adapted(folder, 'proxy/nginx.conf', [paths, ['negozio.example', name], ...changes]);
  const whole = join(folder, 'whole.conf');
  // What a package of nginx sets around its sites, in a folder of ours.
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    whole,
    `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n` +
      `http { access_log off; ${kept} include ${site}; }\n`,
  );
  return whole;
}

const nodePorts = (layout: Layout): readonly [string, string] => [
  `127.0.0.1:${layout.portOf('shop-1')}`,
  `127.0.0.1:${layout.portOf('shop-2')}`,
];

const daemonOf = (layout: Layout, name: string, folder: string, command: readonly string[]): Daemon =>
  new Daemon({
    name,
    command,
    environment: { SHOP_HOST: host, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    folder,
    logFile: layout.logOf(name),
  });

function nginx(layout: Layout): HttpsProxy {
  const folder = layout.folderOf('nginx');
  const [first, second] = nodePorts(layout);
  const [http, https] = [layout.portOf('http'), layout.portOf('https')];
  const file = nginxFile(folder, host, [
    ['10.0.0.11:3000', first],
    ['10.0.0.12:3000', second],
    ['listen 80', `listen ${http}`],
    ['listen [::]:80', `listen [::]:${http}`],
    ['listen 443', `listen ${https}`],
    ['listen [::]:443', `listen [::]:${https}`],
  ]);
  const command = [programPath('nginx') ?? 'nginx', '-e', join(folder, 'error.log'), '-c', file];
  return {
    daemon: daemonOf(layout, 'nginx', folder, command),
    httpUrl: `http://${host}:${http}`,
    httpsUrl: `https://${host}:${https}`,
    authority: () => readFileSync(join(folder, 'fullchain.pem'), 'utf8'),
  };
}

function caddy(layout: Layout): HttpsProxy {
  const folder = layout.folderOf('caddy');
  const [first, second] = nodePorts(layout);
  const [http, https] = [layout.portOf('http'), layout.portOf('https')];
  const ofThisMachine = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
  const nodes = ['shop-1:3000 shop-2:3000', `${first} ${second}`] as const;
  const file = adapted(folder, 'proxy/Caddyfile', [nodes], ofThisMachine);
  const command = [programPath('caddy') ?? 'caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  return {
    daemon: daemonOf(layout, 'caddy', folder, command),
    httpUrl: `http://${host}:${http}`,
    httpsUrl: `https://${host}:${https}`,
    authority: () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
  };
}

/** How each is started, by the name of its program. */
export const httpsProxies = { nginx, caddy } as const;

/** Starts it and waits until it speaks. */
export async function startProxy(proxy: HttpsProxy): Promise<void> {
  proxy.daemon.start();
  const redirects = async (): Promise<boolean> => {
    const answer = await fetch(proxy.httpUrl, { redirect: 'manual', signal: AbortSignal.timeout(2_000) });
    return answer.status >= 300 && answer.status < 400 && proxy.authority() !== '';
  };
  await waitFor(`${proxy.daemon.name} answers`, redirects, { daemon: proxy.daemon, ms: 20_000 });
}
