import type { Config } from '../platform/config/read-config.ts';
import { certificateDependencies } from './certificate-dependency.usecase.ts';
import { askInTime } from './dependency.ts';
import type { Dependency } from './dependency.ts';
import { backupDependencies, diskDependencies, fileDependencies } from './file-dependencies.usecase.ts';
import {
  addressDependencies,
  gatewayDependencies,
  mailDependencies,
} from './outside-dependencies.usecase.ts';
import { replicaDependencies } from './replica-dependency.usecase.ts';
import { telemetryDependencies } from './telemetry-dependency.usecase.ts';

/** Everything beside the database that the shop depends on, asked at once: the slowest decides how long it takes. */
export async function dependenciesOutside(config: Config, now: () => number): Promise<readonly Dependency[]> {
  const { commerceUrl, publicUrl, backOfficeUrl, dataDir } = config;
  const questions =
    commerceUrl === undefined
      ? [
          // Without it nodes read from the primary.
          askInTime('replica', () => replicaDependencies(config), { level: 'warning' }),
          askInTime('files', () => fileDependencies(config)),
          askInTime('smtp', () => mailDependencies(config)),
          gatewayDependencies(config, now),
          askInTime('disk', () => diskDependencies(dataDir)),
          askInTime('backup', () => backupDependencies(dataDir, now()), { level: 'warning' }),
        ]
      : [addressDependencies('service', commerceUrl)];
  const address = publicUrl === undefined ? [] : [addressDependencies('public_url', publicUrl)];
  const origins = new Set([publicUrl, backOfficeUrl].flatMap((url) => (url === undefined ? [] : [url])));
  const certificates = [...origins].map((origin) =>
    askInTime('certificate', () => certificateDependencies(origin, now()), { level: 'warning' }),
  );
  return (
    await Promise.all([...questions, ...address, ...certificates, telemetryDependencies(config)])
  ).flat();
}
