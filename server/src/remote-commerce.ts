import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { CommercePart } from './commerce-part.ts';
import { createHttpClient } from './http-client.ts';
import { followService } from './remote/follow-service.ts';
import { forwardTo } from './remote/forward.ts';

/** Whether anything answers at the URL, whatever the status. */
async function answers(baseUrl: string): Promise<boolean> {
  try {
    await fetch(baseUrl, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

/** The commerce service at COMMERCE_URL, which is asked all the time what changed. */
export function openRemoteCommerce(
  config: Config & { readonly commerceUrl: string },
  log: Pick<Log, 'info' | 'warn'>,
): CommercePart {
  const { commerceUrl, applicationKey } = config;
  const followed = followService({ baseUrl: commerceUrl, applicationKey, log });
  const forward = forwardTo(commerceUrl, applicationKey, config.languages);
  return {
    handle: forward,
    files: forward,
    client: createHttpClient({ baseUrl: commerceUrl, applicationKey }),
    onChange: followed.onChange,
    ready: Promise.resolve(),
    notReady: () => null,
    degraded: async () => ((await answers(commerceUrl)) ? null : 'the commerce service does not answer'),
    close: async () => followed.close(),
  };
}
