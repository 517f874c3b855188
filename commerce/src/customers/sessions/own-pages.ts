import { callSource } from '../../platform/http/same-origin.ts';
import type { Caller } from '../../contract-http/caller.ts';

/**
 * Whether the call shows that it comes from a page of the shop. Browsers say so and no other site can make them;
 * a call that acts by cookie alone needs the sign, not merely the absence of a foreign one.
 */
export function isFromOwnPages({ header }: Pick<Caller, 'header'>, publicUrl: string): boolean {
  const ownHosts = [new URL(publicUrl).host, header('host')].filter((host) => host !== undefined);
  return callSource((name) => header(name), ownHosts) === 'own-page';
}
