import { keyInAuthorization } from '@casamaestra/commerce/platform/http/application-key.ts';
import { sameSecret } from '@casamaestra/commerce/platform/secrets/same-secret.ts';
import { type Exchange, headerOf } from '../exchange.ts';
import { send } from '../send.ts';
import type { Shop } from '../shop.ts';
import type { ChangeFeed } from './change-feed.ts';

const longestPlace = 64;
const dayMs = 86_400_000;

/** Answers a process of pages that asks what changed; with the application key where there is one. */
export async function answerChanges(exchange: Exchange, shop: Shop, feed: ChangeFeed): Promise<void> {
  exchange.route = 'changes';
  exchange.quiet = true;
  const { applicationKey } = shop.config;
  const sent = keyInAuthorization(headerOf(exchange.message, 'authorization'));
  const answer = (status: number, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    return send(exchange, { status, headers, body: JSON.stringify(body) }, shop.always);
  };
  if (applicationKey !== undefined && (sent === undefined || !sameSecret(sent, applicationKey)))
    return answer(401, { error: 'APPLICATION_KEY' });
  const asked = new URLSearchParams(exchange.query);
  const after = asked.get('after');
  const ago = Number(asked.get('ago') ?? Number.NaN);
  const ended = new AbortController();
  exchange.response.on('close', () => ended.abort());
  const told = await feed.tell(
    {
      after: after === null ? undefined : after.slice(0, longestPlace),
      agoMs: ago >= 0 && ago < dayMs ? ago : undefined,
    },
    ended.signal,
  );
  return answer(200, told);
}
