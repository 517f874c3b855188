import { callSource } from '../../platform/http/same-origin.ts';
import type { Caller } from '../../contract-http/caller.ts';

/**
 * Same-origin check by Sec-Fetch-Site or Origin. Calls authenticated by cookie alone require one of them to
 * confirm the shop's origin; a missing header is not enough (CSRF).
 */
export function isSameOrigin({ header }: Pick<Caller, 'header'>, publicUrl: string): boolean {
  const ownHosts = [new URL(publicUrl).host, header('host')].filter((host) => host !== undefined);
  return callSource((name) => header(name), ownHosts) === 'own-page';
}
