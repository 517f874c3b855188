import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  /** `npm start` builds into a folder of its own, so that a running shop keeps its files. */
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  /** All routes are in one cached manifest: no discovery requests while browsing. */
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
