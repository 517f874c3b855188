import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { notifyWhenBackOperation } from '@casamaestra/contract/catalog/back-in-stock.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { z } from 'zod';
import type { AreaDependencies } from '../area.ts';
import { accountOf } from '../customers/rate-limits.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { noticeLinks } from './notice-links.ts';
import { countNoticeRequests, insertRequest, variantOfSku } from './back-in-stock.queries.ts';

type Asked = z.output<typeof notifyWhenBackOperation.input>;
type Answer = Outcome<OperationOutput<typeof notifyWhenBackOperation>>;

/** Days after which a request that was never answered is deleted. */
const KEPT_DAYS = 180;
export const KEPT_MS = KEPT_DAYS * hours(24);
/** How many articles one address may wait for at a time. */
const OPEN_MAX = 20;

/**
 * The moment from which a mail may be sent; undefined for no date, or for one after the request expires.
 */
function momentOf(text: string, now: number): Date | undefined {
  if (text === '') return new Date(now);
  const moment = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(moment) || moment > now + KEPT_MS ? undefined : new Date(Math.max(moment, now));
}

/** Mails that strangers may make the shop send to one address in a day. */
const PROOFS_A_DAY = 5;

/**
 * Stores a back-in-stock request and mails the link that confirms it; limited by network and by address.
 */
export async function askForNotice(
  deps: AreaDependencies,
  asked: Asked,
  from: { readonly address: string; readonly language: Language },
): Promise<Answer> {
  const { database, clock } = deps;
  const texts = answerTexts(from.language);
  const { item_name: sku, email, activation_time: activation } = asked;
  if (!isEmailAddress(email)) return refused('email_invalid', {}, 'email');
  const now = clock.now();
  const notBefore = momentOf(activation ?? '', now);
  if (notBefore === undefined)
    return refused('notice_date_invalid', { most_days: KEPT_DAYS }, 'activation_time');
  const within = await withinLimits(deps, [
    [`stock-notice:${networkOf(from.address)}`, { requests: 10, windowMs: hours(1) }],
    [`stock-notice::${accountOf(email)}`, { requests: OPEN_MAX, windowMs: hours(24) }],
    [`stock-notice-proof::${accountOf(email)}`, { requests: PROOFS_A_DAY, windowMs: hours(24) }],
  ]);
  if (!within.ok) return within;
  const variant = await variantOfSku(database, sku);
  if (variant === undefined) return accepted({ error: texts.noticeNotSold });
  if ((await countNoticeRequests(database, email)) >= OPEN_MAX)
    return accepted({ error: texts.noticesFull(OPEN_MAX) });
  const id = await commitTogether(database, async (transaction) => {
    const request = await insertRequest(transaction, {
      variantId: variant.id,
      email,
      language: from.language,
      wasOut: variant.stock === 0,
      notBefore,
      now: new Date(now),
    });
    if (request === undefined) return undefined;
    const { stop, confirm } = await noticeLinks(deps, email, request);
    await queueMail(transaction, {
      kind: 'confirm_notice',
      recipient: email,
      language: from.language,
      payload: { article: variant.name, link: confirm, stop },
      dedupeKey: `confirm_notice ${request}`,
    });
    return request;
  });
  return accepted(
    id === undefined
      ? { error: texts.noticeKnown }
      : { message: 'Record added successfully', name: `AA-${id}` },
  );
}
