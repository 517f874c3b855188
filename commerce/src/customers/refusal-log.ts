import { callerOf } from '../contract-http/caller.ts';
import type { LogRefusal } from '../contract-http/service-handler.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { pseudonyms } from '../platform/log/pseudonym.ts';
import type { CustomerDependencies } from './customer-dependencies.ts';
import { accountOf } from './rate-limits.ts';

/** Logged as information, all others as warnings: it happens whenever a token expires. */
const usual = 'login_required';
const noted: ReadonlySet<string> = new Set([
  usual,
  'wrong_password',
  'invalid_key',
  'not_permitted',
  'too_many_requests',
]);

/** Logs each call whose access was refused: the call, the reason, and the caller by pseudonyms. */
export function createRefusalLog({
  secrets,
  accessTokens,
  log,
  config,
}: Pick<CustomerDependencies, 'secrets' | 'accessTokens' | 'log' | 'config'>): LogRefusal {
  const note: (...refused: Parameters<LogRefusal>) => Promise<void> = async (operation, refusal, call) => {
    const { jwt, address, requestId } = callerOf(call, [], config.languages);
    const claims = jwt === undefined ? null : await accessTokens.read(jwt);
    const pseudonym = await pseudonyms(secrets);
    const line = {
      event: 'refused',
      refusal,
      operation,
      ...(claims !== null && { account: pseudonym(accountOf(claims.email)) }),
      network: pseudonym(networkOf(address)),
      requestId,
    };
    if (refusal === usual) log.info(line, 'access');
    else log.warn(line, 'access');
  };
  return (operation, refusal, call) => {
    if (!noted.has(refusal)) return;
    note(operation, refusal, call).catch((err: unknown) => log.error({ err }, 'a refusal was not noted'));
  };
}
