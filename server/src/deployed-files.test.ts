import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '@casamaestra/commerce/shop-config.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const files = readdirSync(deploy, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(deploy.length + 1));
const yamlFiles = files.filter((file) => /\.ya?ml$/.test(file));
const known = new Set(Object.values(settings).map(({ name }) => name));
/** Variables of Node, the C library and Caddy's file, not of the shop. */
const others = /^(?:NODE_|MALLOC_|GLIBC_|POSTGRES_|SHOP_HOST$)/;
const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name) && !others.test(name));

type Compose = { services: Record<string, { environment?: Record<string, string>; command?: string[] }> };
interface Container {
  readonly env?: readonly { readonly name: string }[];
  readonly command?: readonly string[];
}
interface Work {
  readonly template?: {
    readonly spec?: {
      readonly containers?: readonly Container[];
      readonly securityContext?: { readonly runAsNonRoot?: boolean };
    };
  };
}
interface Manifest {
  readonly kind: string;
  readonly spec?: Work & { readonly jobTemplate?: { readonly spec: Work } };
}
const manifests = () =>
  yamlFiles
    .filter((file) => file.startsWith('kubernetes/'))
    .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest));
const pods = () => manifests().flatMap(({ spec }) => (spec?.jobTemplate?.spec ?? spec)?.template?.spec ?? []);

/** Sources of the built programs that a file starts. */
const programs = (text: string) =>
  [...text.matchAll(/server\/build\/([\w-]+)\.js/g)].map(([, name]) => `server/src/${name}.ts`);
const flags = (text: string) => new Set(text.match(/--(?:max-semi|heap-growing|no-allocation)[\w=-]*/g));

describe('files for running the shop', () => {
  test('every YAML file parses without a warning', () => {
    expect(yamlFiles.length).toBeGreaterThan(9);
    for (const file of yamlFiles)
      for (const { errors, warnings } of parseAllDocuments(read(file)))
        expect({ file, errors, warnings }).toEqual({ file, errors: [], warnings: [] });
  });

  test('every variable they set is one the shop reads', () => {
    const example = read('shop.env.example').match(/^[A-Z_]+(?==)/gm) ?? [];
    const image = read('Dockerfile').match(/\b[A-Z_]+(?==)/g) ?? [];
    const units = files
      .filter((file) => file.endsWith('.service'))
      .flatMap((file) => read(file).match(/^Environment=.*$/gm) ?? [])
      .flatMap((line) => line.slice('Environment='.length).split(' '))
      .map((pair) => pair.split('=')[0] ?? '');
    const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
    const services = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.keys(environment),
    );
    const kubernetes = pods().flatMap(({ containers = [] }) =>
      containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    );
    expect([example, image, units, services, kubernetes].map((names) => names.length > 2)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(unknown([...example, ...image, ...units, ...services, ...kubernetes])).toEqual([]);
  });

  test('every program they start exists', () => {
    const named = files.flatMap((file) => programs(read(file)));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((program) => !existsSync(join(root, program)))).toEqual([]);
  });

  test('Node has the flags that npm start gives it', () => {
    const wanted = flags(readFileSync(join(root, 'scripts/bootstrap/node-program.mjs'), 'utf8'));
    expect(wanted.size).toBe(3);
    for (const file of [
      'Dockerfile',
      'systemd/casamaestra-shop.service',
      'systemd/casamaestra-worker.service',
    ])
      expect(flags(read(file))).toEqual(wanted);
  });

  test('resources of the kustomization exist, and every manifest is one of them', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
    const present = yamlFiles
      .filter((file) => file.startsWith('kubernetes/') && !file.endsWith('kustomization.yaml'))
      .map((file) => file.slice('kubernetes/'.length));
    expect(resources.toSorted()).toEqual(present.toSorted());
  });

  test('the file of HAProxy lists in its head what it reads from the environment', () => {
    const lines = read('haproxy/haproxy.cfg').split('\n');
    const head = lines.filter((line) => line.startsWith('#')).join('\n');
    const variables = new Set(lines.join('\n').match(/(?<=\$\{?)[A-Z][A-Z\d_]+/g));
    expect(variables.size).toBeGreaterThan(10);
    expect([...variables].filter((name) => !head.includes(`${name}=`) && !/^SHOP_[23]$/.test(name))).toEqual(
      [],
    );
    expect(head).toMatch(/SHOP_2=/);
  });

  test('nothing runs as root', () => {
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    expect(pods()).toHaveLength(4);
    for (const { securityContext } of pods()) expect(securityContext?.runAsNonRoot).toBe(true);
    for (const file of files.filter((name) => name.endsWith('.service')))
      expect(read(file)).toMatch(/^User=casamaestra$/m);
  });

  test('the operations page has a runbook for every alert', () => {
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const anchors = new Set(
      [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^a-z0-9 -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const { groups } = parse(read('prometheus/alerts.yml')) as {
      groups: { rules: { annotations: { runbook: string } }[] }[];
    };
    const wanted = groups.flatMap(({ rules }) =>
      rules.map(({ annotations }) => annotations.runbook.split('#')[1]),
    );
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((anchor) => anchor === undefined || !anchors.has(anchor))).toEqual([]);
  });
});
