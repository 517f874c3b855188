import { mediaStore } from '../../media/media-store.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { readTogether } from '../../platform/database/in-transaction.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { withinExports } from '../rate-limits.ts';
import { withPhotos, withPrivateFiles } from './exported-photos.ts';
import { addressedData } from './addressed-data.queries.ts';
import type { DataOwner } from './addressed-data.queries.ts';
import { dataRequestData, invoiceData, transferData } from './kept-by-law.queries.ts';
import {
  accountData,
  addressData,
  answerData,
  mailChoiceData,
  mailData,
  orderData,
  passkeyData,
  questionData,
  quotationData,
  reviewData,
  sessionData,
  stockNoticeData,
  voteData,
  wishlistData,
} from './personal-data.queries.ts';

/** Everything the shop stores about a customer, from one database snapshot. Amounts in cents. */
export async function personalDataOf(
  deps: Pick<CustomerDependencies, 'database' | 'clock' | 'config'>,
  owner: DataOwner,
): Promise<Record<string, unknown>> {
  const { customerId, email } = owner;
  const data = await readTogether(deps.database, async (database) => ({
    profile: await accountData(database, customerId),
    addresses: await addressData(database, customerId),
    sessions: await sessionData(database, customerId),
    passkeys: await passkeyData(database, customerId),
    orders: await orderData(database, customerId),
    invoices: await invoiceData(database, customerId),
    transfers: await transferData(database, customerId),
    quotations: await quotationData(database, customerId),
    wishlist: await wishlistData(database, customerId),
    reviews: await reviewData(database, customerId),
    review_votes: await voteData(database, customerId),
    question_answers: await answerData(database, customerId),
    questions: await questionData(database, email),
    stock_notices: await stockNoticeData(database, email),
    ...(await mailChoiceData(database, customerId)),
    ...(await addressedData(database, owner)),
    data_requests: await dataRequestData(database, customerId),
    mails: await mailData(database, customerId, email),
  }));
  const store = mediaStore(deps.config.dataDir, deps.config.filesUrl);
  const reviews = await withPhotos(data.reviews, store);
  const orders = await withPrivateFiles(data.orders, store.originals);
  return { exported_at: new Date(deps.clock.now()).toISOString(), ...data, orders, reviews };
}

/** The customer's own copy of it (GDPR art. 15 and 20). */
export async function exportData(
  deps: CustomerDependencies,
  identity: Identity,
): Promise<Outcome<Record<string, unknown>>> {
  const within = await withinExports(deps, identity.customerId);
  return within.ok ? accepted(await personalDataOf(deps, { ...identity, proved: false })) : within;
}
