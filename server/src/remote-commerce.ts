import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { CommercePart } from './commerce-part.ts';
import { createHttpClient } from './http-client.ts';
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

/**
 * The commerce service at COMMERCE_URL. It does not report changes: cached pages live for their declared
 * lifetime.
 */
export function openRemoteCommerce(config: Config & { readonly commerceUrl: string }): CommercePart {
  const { commerceUrl, applicationKey } = config;
  const forward = forwardTo(commerceUrl, applicationKey, config.languages);
  return {
    handle: forward,
    files: forward,
    client: createHttpClient({ baseUrl: commerceUrl, applicationKey }),
    onChange: () => {},
    ready: Promise.resolve(),
    notReady: () => null,
    degraded: async () => ((await answers(commerceUrl)) ? null : 'the commerce service does not answer'),
    close: async () => {},
  };
}
