import type { blogCommentOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { SeenVoice } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { canonicalEmail } from '@casamaestra/rules/checkout/email-address.ts';
import type { z } from 'zod';
import type { AreaDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { decidedMeanwhile } from '../change-sets/decided-meanwhile.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Caller } from '../contract-http/caller.ts';
import { logContentChange } from '../platform/database/content-change.queries.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, tooManyRequests, withinLimits } from '../platform/limits/too-many-requests.ts';
import {
  commentsIn,
  commentState,
  countWaitingComments,
  insertComment,
  judgeComment,
} from './blog.queries.ts';
import type { WantedComments } from './blog.queries.ts';

/** Comments that wait at most: a person reads each. */
const WAITING_MAX = 1000;
const QUEUE_PAGE = 100;
const hourly = { requests: 4, windowMs: hours(1) };
const daily = { requests: 10, windowMs: hours(24) };

/** One paragraph for each line; control characters go. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}+/gu, ' ')
    .trim();

/** Stores a comment for staff; nothing is shown before they accepted it. */
export async function writeComment(
  deps: AreaDependencies & { readonly content: ContentStore },
  { address, language }: Pick<Caller, 'address' | 'language'>,
  sent: z.output<typeof blogCommentOperation.input>,
): Promise<Outcome<OperationOutput<typeof blogCommentOperation>>> {
  const email = canonicalEmail(sent.email);
  if (email === undefined) return refused('email_invalid', {}, 'email');
  const posts = (await deps.content.now()).posts(language);
  if (!posts.some(({ key }) => key === sent.slug)) return refused('post_unknown', {}, 'slug');
  if (sent.website !== '') return accepted({ waiting: true });
  const network = networkOf(address);
  const within = await withinLimits(deps, [
    [`comment:${network}`, hourly],
    [`comment-day:${network}`, daily],
  ]);
  if (!within.ok) return within;
  const now = deps.clock.now();
  if ((await countWaitingComments(deps.database)) >= WAITING_MAX) return tooManyRequests(daily, now);
  await insertComment(deps.database, {
    post: sent.slug,
    author: cleaned(sent.author).replaceAll('\n', ' '),
    email,
    comment: cleaned(sent.comment),
    language,
    now: new Date(now),
  });
  return accepted({ waiting: true });
}

/** Comments that wait for staff, oldest first. */
export const readWaitingComments = ({ database }: { readonly database: Database }) =>
  commentsIn(database, { state: 'waiting', text: '', limit: QUEUE_PAGE });

/** Comments in a state that have some words. */
export const readCommentsIn = ({ database }: { readonly database: Database }, wanted: WantedComments) =>
  commentsIn(database, wanted);

/** Shows a comment, or not (any more); the post's page is written again. The reason of a refusal stays in the log. */
export async function moderateComment(
  { database, clock, author }: Pick<AreaDependencies, 'database' | 'clock'> & { readonly author: Author },
  id: number,
  state: 'published' | 'refused',
  { reason, seen }: { readonly reason?: string | undefined; readonly seen?: SeenVoice | undefined } = {},
): Promise<Outcome<{ readonly change: number }>> {
  return commitTogether(database, async (transaction) => {
    const before = await commentState(transaction, id);
    const now = before && { state: before };
    const moved = now && (await decidedMeanwhile<SeenVoice>(transaction, `comment ${id}`, now, seen));
    if (moved !== undefined) return moved;
    if (!(await judgeComment(transaction, id, state))) return refused('comment_unknown', {});
    await logContentChange(transaction);
    const change = await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: state === 'published' ? 'comments.publish' : 'comments.refuse',
      record: `comment ${id}`,
      reason,
      rows: [{ field: 'state', from: before, to: state }],
    });
    return accepted({ change });
  });
}
