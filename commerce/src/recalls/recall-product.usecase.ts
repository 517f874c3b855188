import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ShopDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Database } from '../platform/database/connection.ts';
import { checkNotice } from './notice.ts';
import { recordPieces } from './recalled-pieces.ts';
import { writeTo } from './write-to-buyers.usecase.ts';
import {
  type RecallBuyer,
  type RecalledArticle,
  type SavedRecall,
  saveRecall,
  selectArticle,
  selectBuyers,
  selectReached,
  selectRecallOf,
  showProduct,
  takeOutStock,
} from './recalls.queries.ts';

export interface RecallRequest {
  /** Product code, or the SKU of one of its variants. */
  readonly product: string;
  /** Only this variant. */
  readonly sku?: string | undefined;
  /** Only this lot; the shop does not know who got which, so every buyer is told to compare. */
  readonly lot?: string | undefined;
  readonly notice: string;
  readonly dryRun: boolean;
}

/** What a recall would do. */
export interface TriedRecall {
  readonly article: RecalledArticle;
  readonly buyers: number;
  /** Those it would be written to; the others were before. */
  readonly unwritten: readonly RecallBuyer[];
  /** The same recall, announced before. */
  readonly before: SavedRecall | undefined;
}

export interface Recalled {
  /** 0 in a dry run. */
  readonly id: number;
  readonly name: string;
  readonly buyers: number;
  /** Those written to now; the others were before. */
  readonly written: readonly RecallBuyer[];
}

/** Whom a recall would be written to, and what it would do; writes nothing. */
export async function tryRecall(
  { database }: { readonly database: Database },
  { product, sku, lot = '', notice }: Omit<RecallRequest, 'dryRun'>,
): Promise<Outcome<TriedRecall>> {
  const fault = checkNotice(notice);
  if (fault !== undefined) return fault;
  const article = await selectArticle(database, product, sku);
  if (article === undefined) return refused('recall_article_unknown', { article: sku ?? product });
  const buyers = await selectBuyers(database, article);
  const before = await selectRecallOf(database, article, lot);
  const reached = before === undefined ? new Set() : await selectReached(database, before.id);
  const unwritten = buyers.filter(({ recipient }) => !reached.has(recipient.toLowerCase()));
  return accepted({ article, buyers: buyers.length, unwritten, before });
}

/**
 * Recalls a product (Reg. (UE) 2023/988, art. 35–37): every buyer is mailed once, product page and orders show the notice,
 * what is recalled as a whole is not sold any more. The same recall again writes only to buyers who were not.
 */
export async function recallProduct(
  { database, clock, author }: Pick<ShopDependencies, 'database' | 'clock'> & { readonly author: Author },
  { dryRun, ...request }: RecallRequest,
): Promise<Outcome<Recalled>> {
  const tried = await tryRecall({ database }, request);
  if (!tried.ok) return tried;
  const { article, unwritten, buyers } = tried.value;
  const { name } = article;
  if (dryRun) return accepted({ id: 0, name, buyers, written: unwritten });
  const { lot = '', notice } = request;
  return commitTogether(database, async (transaction) => {
    const now = new Date(clock.now());
    const before = await selectRecallOf(transaction, article, lot);
    const id = await saveRecall(transaction, article, { lot, notice, now });
    const taken = lot === '' ? await takeOutStock(transaction, id, article) : [];
    await showProduct(transaction, article.productId);
    const written: RecallBuyer[] = [];
    for (const buyer of unwritten) {
      if (await writeTo(transaction, { ...buyer, recall: id, article: name, lot, notice }, now))
        written.push(buyer);
    }
    await recordPieces(transaction, { id, author, at: now }, taken);
    const rows = [
      { field: 'notice', from: before?.notice ?? null, to: notice },
      { field: 'lot', from: null, to: lot === '' ? null : lot },
      { field: 'mails', from: null, to: written.length },
    ];
    const set = { author, at: now, kind: 'recalls.announce', record: `recall ${id}`, rows };
    await recordChange(transaction, set);
    return accepted({ id, name, buyers, written });
  });
}
