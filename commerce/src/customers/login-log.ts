import type { Caller } from '../contract-http/caller.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { pseudonyms } from '../platform/log/pseudonym.ts';
import type { CustomerDependencies } from './customer-dependencies.ts';
import { accountOf } from './rate-limits.ts';

/** Security events about a login. */
export type LoginEvent =
  | 'login'
  | 'registered'
  | 'password_wrong'
  | 'password_limit'
  | 'password_changed'
  | 'email_changed'
  | 'sessions_ended'
  | 'link_requested'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_wrong'
  | 'account_deleted';

const unusual: ReadonlySet<LoginEvent> = new Set(['password_wrong', 'password_limit', 'passkey_wrong']);

/**
 * Writes one log line about a login. Account and network are keyed pseudonyms: the same account has the same
 * value in every line, and the address cannot be recovered from it (OWASP ASVS 16.3.1, 16.2.5).
 */
export async function logLogin(
  { secrets, log }: Pick<CustomerDependencies, 'secrets' | 'log'>,
  { address, requestId }: Pick<Caller, 'address' | 'requestId'>,
  { email, event, by }: { readonly email: string; readonly event: LoginEvent; readonly by?: string },
): Promise<void> {
  const pseudonym = await pseudonyms(secrets);
  const line = {
    event,
    ...(by !== undefined && { by }),
    account: pseudonym(accountOf(email)),
    network: pseudonym(networkOf(address)),
    requestId,
  };
  if (unusual.has(event)) log.warn(line, 'login');
  else log.info(line, 'login');
}
