import type { askQuestionOperation } from '@casamaestra/contract/questions/questions.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { z } from 'zod';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import { accountOf } from '../customers/rate-limits.ts';
import { itemOfCode } from '../item-codes/item-of-code.usecase.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, tooManyRequests, withinLimits } from '../platform/limits/too-many-requests.ts';
import { questionLink } from './question-token.ts';
import { countWaiting, insertQuestion } from './questions.queries.ts';

type Asked = z.output<typeof askQuestionOperation.input>;

/** Questions that wait at most: a person reads each. */
const WAITING_MAX = 2000;
const hourly = { requests: 5, windowMs: hours(1) };
const daily = { requests: 15, windowMs: hours(24) };

/** Limits of a network, of an address that would get mails, and of what waits in all. */
async function withinQuestions(
  deps: AreaDependencies,
  { email }: Asked,
  { address }: Pick<Caller, 'address'>,
): Promise<Outcome<undefined>> {
  const network = networkOf(address);
  const within = await withinLimits(deps, [
    [`question:${network}`, hourly],
    [`question-day:${network}`, daily],
    ...(email === '' ? [] : [[`question::${accountOf(email)}`, hourly] as const]),
  ]);
  if (!within.ok) return within;
  return (await countWaiting(deps.database)) < WAITING_MAX
    ? within
    : tooManyRequests(daily, deps.clock.now());
}

/**
 * Stores a question for the staff. A mail is sent only to ask whether the address is the asker's, and says nothing that
 * they typed.
 */
export async function askQuestion(
  deps: AreaDependencies,
  caller: Pick<Caller, 'address' | 'language'>,
  asked: Asked,
): Promise<Outcome<OperationOutput<typeof askQuestionOperation>>> {
  const { item_code: itemCode, author, question, email } = asked;
  const mailed = email !== '';
  if (mailed && !isEmailAddress(email)) return refused('email_invalid', {}, 'email');
  const productId = (await itemOfCode(deps.database, itemCode))?.productId;
  if (productId === undefined) return refused('article_unknown', {}, 'item_code');
  if (asked.website !== '') return accepted({ mailed });
  const within = await withinQuestions(deps, asked, caller);
  if (!within.ok) return within;
  const { language } = caller;
  await commitTogether(deps.database, async (transaction) => {
    const now = new Date(deps.clock.now());
    const { id, article } = await insertQuestion(transaction, {
      productId,
      author,
      question,
      language,
      now,
      email: mailed ? email : null,
    });
    if (!mailed) return;
    await queueMail(transaction, {
      kind: 'confirm_question',
      recipient: email,
      language,
      payload: { article, link: await questionLink(deps, id) },
      dedupeKey: `confirm_question ${id}`,
    });
  });
  return accepted({ mailed });
}
