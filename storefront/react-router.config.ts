import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  /** All routes are in one cached manifest: no endpoint to discover them while browsing. */
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
