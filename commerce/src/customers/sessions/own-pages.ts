import type { Caller } from '../../contract-http/caller.ts';

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Whether the call shows that it comes from a page of the shop. Browsers say so and no other site can make them;
 * a call that acts by cookie alone needs the sign, not merely the absence of a foreign one.
 */
export function isFromOwnPages({ header }: Pick<Caller, 'header'>, publicUrl: string): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = header('origin');
  const from = origin === undefined ? undefined : hostOf(origin);
  return from !== undefined && (from === hostOf(publicUrl) || from === header('host'));
}
