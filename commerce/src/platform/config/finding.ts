import type { ConfigurationFinding } from '@casamaestra/texts/staff/configuration-texts.ts';

/** A missing or unsafe setting. An error prevents the shop from starting. */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly found: ConfigurationFinding;
  /** The variable it is about. */
  readonly variable: string | undefined;
}

export const error = (found: ConfigurationFinding, variable?: string): Finding => ({
  level: 'error',
  found,
  variable,
});
export const warning = (found: ConfigurationFinding, variable?: string): Finding => ({
  level: 'warning',
  found,
  variable,
});

/** Addresses in domains reserved for examples (RFC 2606). */
const placeholderHost = /[@.](example|invalid)$|[@.]example\.(com|net|org|it)$/i;
export const isPlaceholderAddress = (address: string): boolean =>
  placeholderHost.test(address.replace(/^.*<|>.*$/g, '').trim());
