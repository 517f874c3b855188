import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { publicLookup } from '../../platform/http/public-address.ts';
import { isLoopback, readWebhookAddress } from './target-address.ts';

/** Of the whole exchange. */
const TIMEOUT_MS = 15_000;

export type PostResult =
  | { readonly code: number }
  /** Nothing answered: why, in a word for programmers. */
  | { readonly code: null; readonly error: string };

export interface Posted {
  readonly address: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends one message and says with which code it was answered. Redirects are not followed. */
export type PostMessage = (posted: Posted) => Promise<PostResult>;

/** Posts to the addresses a shop of this mode may reach; checked again here, and by the address connected to. */
export const postMessages =
  (mode: 'demo' | 'production'): PostMessage =>
  ({ address, body, headers }) => {
    const target = readWebhookAddress(address, mode);
    if (!target.ok) return Promise.resolve({ code: null, error: target.refusal.code });
    const url = target.value;
    const local = isLoopback(url, mode);
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'shop-webhooks/1',
      },
      ...(!local && { lookup: publicLookup }),
    };
    return new Promise((resolve) => {
      const call = (local ? requestHttp : requestHttps)(url, options, (answer) => {
        resolve({ code: answer.statusCode ?? 0 });
        // What it says besides is of no use, and might be endless.
        answer.destroy();
      });
      call.on('error', (error: NodeJS.ErrnoException) =>
        resolve({
          code: null,
          error: error.name === 'AbortError' ? 'ETIMEDOUT' : (error.code ?? error.name),
        }),
      );
      call.end(body);
    });
  };
