import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { examineConfig } from '@casamaestra/commerce/shop-config.ts';
import {
  otherShopFile,
  productionEnvironment,
} from '@casamaestra/commerce/platform/testing/production-environment.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

type Variables = Readonly<Record<string, string>>;
interface Env {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}
interface Container {
  readonly name: string;
  readonly env?: readonly Env[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Pod {
  readonly containers: readonly Container[];
  readonly volumes: readonly {
    readonly name: string;
    readonly persistentVolumeClaim?: { claimName: string };
    readonly configMap?: { name: string };
  }[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  /** Every kind has another shape; the tests say which they read. */
  readonly spec: unknown;
}

const manifests = readdirSync(join(deploy, 'kubernetes'))
  .filter((file) => !file.startsWith('kustomization'))
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)).map((one) => one.toJS() as Manifest));
const named = (kind: string) => manifests.filter((one) => one.kind === kind);
const specOf = (kind: string, name: string): unknown =>
  named(kind).find(({ metadata }) => metadata.name === name)?.spec;
interface Work {
  readonly template: { readonly spec: Pod };
}
const podOf = ({ kind, spec }: Manifest) =>
  (kind === 'CronJob' ? (spec as { jobTemplate: { spec: Work } }).jobTemplate.spec : (spec as Work)).template
    .spec;
const pods = [...named('Deployment'), ...named('Job'), ...named('CronJob')].map(podOf);
const containers = pods.flatMap((pod) => pod.containers);

interface Bind {
  readonly source: string;
  readonly target: string;
  readonly read_only: boolean;
  readonly bind: { readonly create_host_path: boolean };
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Variables;
        readonly volumes?: readonly (string | Bind)[];
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
        readonly ports?: readonly string[];
        readonly env_file?: string;
        readonly build?: unknown;
        readonly healthcheck?: unknown;
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);

const image = Object.fromEntries(
  [...read('Dockerfile').matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
);
const example = Object.fromEntries(
  [...read('shop.env.example').matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
/** As somebody fills it in: with passwords and hosts of their own. */
const filledIn = Object.fromEntries(
  Object.entries(example).map(([name, value]) => [
    name,
    value.replaceAll('change-me', 'k7Wq2pZt').replaceAll('.example', '.test'),
  ]),
);
const ofUnit = (file: string) =>
  Object.fromEntries(
    [...read(`systemd/${file}`).matchAll(/^Environment=(.+)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );
/** Where a folder of whoever runs the shop is seen: only read, and never made empty in its absence. */
const ofOperator = (volume: string | Bind) =>
  typeof volume !== 'string' && volume.read_only && !volume.bind.create_host_path ? [volume.target] : [];
const ofPod = ({ env = [] }: Container) =>
  Object.fromEntries(env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])));

describe('a process started by these files', () => {
  const units = readdirSync(join(deploy, 'systemd')).filter((file) => file.endsWith('.service'));
  const page = readFileSync(join(deploy, '../docs/operations.md'), 'utf8');
  /** Folders outside the image that a process sees, as of whoever runs the shop: they put the shop file there. */
  test.each<[string, Variables, readonly string[]]>([
    ...units.map((file): [string, Variables, string[]] => [file, ofUnit(file), ['/etc/casamaestra']]),
    ...services.flatMap(
      ([name, { build, environment = {}, volumes = [] }]): [string, Variables, string[]][] =>
        build === undefined ? [] : [[`compose ${name}`, environment, volumes.flatMap(ofOperator)]],
    ),
    ...pods.flatMap(({ containers: inside, volumes }) =>
      inside.map((one): [string, Variables, string[]] => [
        `pod ${one.name}`,
        ofPod(one),
        one.volumeMounts.flatMap(({ name, mountPath }) =>
          volumes.some((volume) => volume.name === name && volume.configMap?.name === 'casamaestra-shop')
            ? [mountPath]
            : [],
        ),
      ]),
    ),
  ])('gets settings that production accepts, and the shop file: %s', (_name, own, given) => {
    const { SHOP_FILE: _other, ...needed } = productionEnvironment;
    const environment: Variables = { ...needed, ...image, ...filledIn, ...own };
    const shopFile = environment['SHOP_FILE'] ?? '';
    expect(given).toContain(dirname(shopFile));
    const { findings } = examineConfig({ ...environment, SHOP_FILE: otherShopFile });
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('whoever runs the shop is told where the shop file goes', () => {
    expect(page).toContain('/etc/casamaestra/shop.json');
    for (const text of [page, read('kubernetes/kustomization.yaml')])
      expect(text).toContain('create configmap casamaestra-shop --from-file=');
    expect(read('compose.yaml')).toMatch(/^# +mkdir deploy\/shop && cp demo\/content\/shop\.json/m);
    expect(existsSync(join(deploy, '../demo/content/shop.json'))).toBe(true);
  });
});

test('the example file is refused as it is: its passwords are known to everybody', () => {
  const { findings } = examineConfig({ ...productionEnvironment, ...example });
  const left = findings.flatMap(({ found }) => (found.code === 'example_left' ? [found.facts.name] : []));
  expect(left).toEqual(['PUBLIC_URL', 'SMTP_URL', 'DATABASE_URL', 'METRICS_TOKEN']);
});

describe('Kubernetes', () => {
  test('settings come from secrets that exist: the operator makes one of the database', () => {
    const [cluster] = named('Cluster');
    const secrets = containers.flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
    );
    expect(secrets.length).toBeGreaterThan(3);
    expect(new Set(secrets.map(({ name }) => name))).toEqual(new Set([`${cluster?.metadata.name}-app`]));
    // https://cloudnative-pg.io/documentation/current/applications/
    expect(secrets.filter(({ key }) => !['uri', 'password', 'username', 'host'].includes(key))).toEqual([]);
  });

  test('nodes read from replicas, each from one and the same', () => {
    const spec = specOf('Cluster', 'database') as {
      instances: number;
      bootstrap: { initdb: { database: string; owner: string } };
      managed: {
        services: {
          additional: {
            selectorType: string;
            serviceTemplate: { metadata: { name: string }; spec: { sessionAffinity: string } };
          }[];
        };
      };
    };
    const [service] = spec.managed.services.additional;
    expect(service).toMatchObject({
      selectorType: 'ro',
      serviceTemplate: { spec: { sessionAffinity: 'ClientIP' } },
    });
    const env = containers.find(({ name }) => name === 'shop')?.env ?? [];
    const password = env.findIndex(({ name }) => name === 'POSTGRES_PASSWORD');
    const url = env.findIndex(({ name }) => name === 'DATABASE_READ_URL');
    // Kubernetes replaces $(…) by what stands before.
    expect(password).toBeGreaterThan(-1);
    expect(url).toBeGreaterThan(password);
    const { owner, database } = spec.bootstrap.initdb;
    const name = service?.serviceTemplate.metadata.name;
    expect(env[url]?.value).toBe(`postgres://${owner}:$(POSTGRES_PASSWORD)@${name}:5432/${database}`);
  });

  test('ports, volumes and health checks lead to something', () => {
    const claims = named('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    for (const { containers: inside, volumes } of pods) {
      for (const { ports = [], volumeMounts, startupProbe, readinessProbe, livenessProbe } of inside) {
        for (const { name } of volumeMounts) expect(volumes.map((volume) => volume.name)).toContain(name);
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(image['DATA_DIR']);
        for (const { containerPort } of ports) expect(String(containerPort)).toBe(image['PORT']);
        for (const probe of [startupProbe, readinessProbe, livenessProbe].filter(
          (one) => one !== undefined,
        )) {
          expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
          expect(['/readyz', '/healthz']).toContain(probe.httpGet.path);
        }
      }
      const claimed = volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? []);
      expect(claims).toEqual(expect.arrayContaining(claimed));
    }
    const service = specOf('Service', 'shop') as {
      selector: object;
      ports: { name: string; targetPort: string }[];
    };
    const shop = named('Deployment').find(({ metadata }) => metadata.name === 'shop');
    expect(shop?.spec).toMatchObject({ template: { metadata: { labels: service.selector } } });
    const ingress = JSON.stringify(specOf('Ingress', 'shop'));
    expect(ingress).toContain(JSON.stringify({ name: 'shop', port: { name: service.ports[0]?.name } }));
  });

  test('a rollout and a drained machine leave nodes that serve', () => {
    const shop = specOf('Deployment', 'shop') as { replicas: number; strategy: object };
    const budget = specOf('PodDisruptionBudget', 'shop') as { minAvailable: number };
    expect(shop.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    expect(budget.minAvailable).toBeLessThan(shop.replicas);
    expect(budget.minAvailable).toBeGreaterThan(0);
  });
});

describe('compose', () => {
  test('names services, volumes and files that exist', () => {
    for (const [name, { depends_on = [], volumes = [], env_file }] of services) {
      const before = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const one of before as string[])
        expect({ name, knows: compose.services[one] }).toMatchObject({ knows: {} });
      const from = volumes.flatMap((volume) =>
        typeof volume === 'string' ? [volume.split(':')[0] ?? ''] : [],
      );
      const isFile = (path: string) => path.startsWith('.');
      const files = [...from.filter(isFile), ...(env_file === undefined ? [] : [`${env_file}.example`])];
      expect(files.filter((file) => !existsSync(join(deploy, file)))).toEqual([]);
      expect(Object.keys(compose.volumes)).toEqual(
        expect.arrayContaining(from.filter((path) => !isFile(path))),
      );
    }
  });

  test('copies lie in a volume that is not the shop’s, which its user may write', () => {
    const mounts = (compose.services['tools']?.volumes ?? []).filter((volume) => typeof volume === 'string');
    const backups = mounts.find((volume) => volume.startsWith('backups:'));
    const place = backups?.split(':')[1] ?? '';
    expect(place).not.toContain(image['DATA_DIR']);
    expect(read('Dockerfile')).toMatch(new RegExp(`^RUN install -d -o node .*${place}$`, 'm'));
    expect(read('compose.yaml')).toContain(`npm run -s backup -- ${place}/`);
  });

  test('opens the proxy only, asks for a password, and waits for a database that answers', () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
    expect(compose.services['database']?.environment?.['POSTGRES_PASSWORD']).toMatch(/^\$\{\w+:\?/);
    expect(compose.services['database']?.healthcheck).toBeDefined();
  });

  test('Caddy and nginx lead to the nodes that serve, and show no metrics', () => {
    const serving = services.filter(([, { environment }]) => environment?.['JOBS'] === 'off');
    const upstreams = read('proxy/Caddyfile').match(/[\w-]+:3000/g);
    expect(upstreams).toEqual(serving.map(([name]) => `${name}:${image['PORT']}`));
    expect(
      read('proxy/nginx.conf')
        .match(/^\s+server [\d.]+:(\d+)/gm)
        ?.every((line) => line.endsWith(`:${image['PORT']}`)),
    ).toBe(true);
    expect(read('proxy/Caddyfile')).toMatch(/@metrics path \/metrics\n\s*respond @metrics 404/);
    expect(read('proxy/nginx.conf')).toMatch(/location = \/metrics \{\s*return 404;/);
  });
});

describe('the image', () => {
  test('opens its port, asks whether it may get visitors, and holds no data of this folder', () => {
    const file = read('Dockerfile');
    expect(file).toMatch(new RegExp(`^EXPOSE ${image['PORT']}$`, 'm'));
    expect(file).toMatch(/^HEALTHCHECK [^\n]*\n\s+CMD .*\/readyz/m);
    const stages = [...file.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    for (const [, from = ''] of file.matchAll(/--from=(\w+)/g)) expect(stages).toContain(from);
    const ignored = readFileSync(join(deploy, '../.dockerignore'), 'utf8').split('\n');
    for (const folder of ['var', 'node_modules', '.git', 'deploy/shop.env', 'deploy/shop'])
      expect(ignored).toContain(folder);
  });
});
