import { type Capability, capabilities } from '@casamaestra/contract/platform/capabilities.ts';

/** What has no call at the provider, and so no place on the page: all that a service may lack. */
export const absentAtFrappe: readonly Capability[] = capabilities;
