import type { AreaDependencies } from '../area.ts';
import { unsubscribeToken } from '../mail/unsubscribe/unsubscribe-token.ts';
import { noticeToken } from './notice-token.ts';

/** Path of the routes about notices. */
export const noticePath = '/api/open/stock-notice/';

/** Links of a mail about a request: to confirm it, and to get no more notices. */
export async function noticeLinks(
  { publicUrl, secrets }: Pick<AreaDependencies, 'publicUrl' | 'secrets'>,
  email: string,
  request: number,
): Promise<{ readonly confirm: string; readonly stop: string }> {
  const base = publicUrl();
  return {
    confirm: `${base}${noticePath}${await noticeToken(secrets, request)}`,
    stop: `${base}/api/open/mail-preferences/${await unsubscribeToken(secrets, email)}`,
  };
}
