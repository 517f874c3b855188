import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { createShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { previewPath } from './preview.route.ts';
import { createPreviewTokens } from './preview-tokens.ts';

/** How long a preview link opens, in hours, unless said otherwise. */
export const previewHours = 24;
const HOUR_MS = 3_600_000;

/** The path of a link that shows the shop with the content of a moment (epoch milliseconds), drafts included. */
export async function previewLink(database: Database, at: number, hours: number): Promise<string> {
  const tokens = createPreviewTokens(createShopSecrets(database), systemClock);
  const token = await tokens.sign({ at, until: systemClock.now() + hours * HOUR_MS });
  return `${previewPath}?token=${token}`;
}
