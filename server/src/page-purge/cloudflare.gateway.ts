import { z } from 'zod';
import { askCache, type PagePurger } from './page-purger.ts';

const usualAddress = 'https://api.cloudflare.com';
/** Most tags of one call. */
const batch = 100;
const answerSchema = z.object({ success: z.literal(true) });

interface CloudflareAccount {
  readonly address: string | undefined;
  readonly zone: string;
  readonly token: string;
}

function isSuccess(body: string): boolean {
  try {
    return answerSchema.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** Cloudflare: purge by cache tags of one zone. */
export const cloudflarePurger = ({ address = usualAddress, zone, token }: CloudflareAccount): PagePurger => ({
  batch,
  header: (tags) => ['cache-tag', tags.join(',')],
  purge: (tags) =>
    askCache(
      `${address}/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      },
      isSuccess,
    ),
});
