import { type Capability, capabilities } from '@casamaestra/contract/platform/capabilities.ts';

/** What has no call in the Frappe API, and so no place on the page: all that a service may lack. */
export const missingCapabilities: readonly Capability[] = capabilities;
