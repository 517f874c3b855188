import { type Capability, capabilities } from '@casamaestra/contract/platform/capabilities.ts';

/** What the provider's calls can do of what a service may lack: nothing so far. */
const present: readonly Capability[] = [];

/** What has no call at the provider, and so no place on the page. */
export const absentAtFrappe: readonly Capability[] = capabilities.filter((name) => !present.includes(name));
