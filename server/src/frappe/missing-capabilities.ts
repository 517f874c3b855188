import { type Capability, capabilities } from '@casamaestra/contract/platform/capabilities.ts';

/** Capabilities that the Frappe API lacks and pages therefore hide: all of them. */
export const missingCapabilities: readonly Capability[] = capabilities;
