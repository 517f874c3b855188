import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupOf, readWebhookAddress, type Reach } from './target-address.ts';

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

/** Posts to the addresses this shop may reach; checked again here, and by the address connected to. */
export const postMessages =
  (reach: Reach): PostMessage =>
  ({ address, body, headers }) => {
    const target = readWebhookAddress(address, reach);
    if (!target.ok) return Promise.resolve({ code: null, error: target.refusal.code });
    const url = target.value;
    const lookup = lookupOf(url, reach);
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
      ...(lookup && { lookup }),
    };
    return new Promise((resolve) => {
      const call = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, (answer) => {
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
