import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ShopDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import {
  type RecallBuyer,
  endSale,
  type ListedRecall,
  noteRecipient,
  type RecallMailed,
  saveRecall,
  selectArticle,
  selectBuyers,
  selectMailed,
  selectRecalls,
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

export interface Recalled {
  /** 0 in a dry run. */
  readonly id: number;
  readonly name: string;
  readonly buyers: number;
  /** Those written to now; the others were before. */
  readonly written: readonly RecallBuyer[];
}

/**
 * Words that make a danger seem smaller, which a recall notice must not have (Reg. (UE) 2023/988, art. 36(2)(c)).
 */
const belittling =
  /\b(?:volontari[oa]|precauzional[ei]|a titolo precauzionale|discrezional[ei]|in rari casi|in casi specifici|voluntary|precautionary|discretionary|in rare situations|in specific situations|dobrovoľn\p{L}+|preventívn\p{L}+|v zriedkavých prípadoch)\b/iu;

/**
 * Recalls a product (Reg. (UE) 2023/988, art. 35–37): every buyer is mailed once, product page and orders show the notice,
 * what is recalled as a whole is not sold any more. The same recall again writes only to buyers who were not.
 */
export async function recallProduct(
  { database, clock, author }: Pick<ShopDependencies, 'database' | 'clock'> & { readonly author: Author },
  { product, sku, lot = '', notice, dryRun }: RecallRequest,
): Promise<Outcome<Recalled>> {
  const [word] = belittling.exec(notice) ?? [];
  if (word !== undefined) return refused('recall_belittled', { word }, 'text');
  const article = await selectArticle(database, product, sku);
  if (article === undefined) return refused('recall_article_unknown', { article: sku ?? product });
  const buyers = await selectBuyers(database, article);
  if (dryRun) return accepted({ id: 0, name: article.name, buyers: buyers.length, written: buyers });
  return commitTogether(database, async (transaction) => {
    const now = new Date(clock.now());
    const id = await saveRecall(transaction, article, { lot, notice, now });
    await endSale(transaction, article, lot === '');
    const written: RecallBuyer[] = [];
    for (const buyer of buyers) {
      if (!(await noteRecipient(transaction, id, buyer, now))) continue;
      written.push(buyer);
      await queueMail(transaction, {
        kind: 'product_recall',
        recipient: buyer.recipient,
        language: buyer.language,
        payload: { orderNumber: buyer.orderNumber, article: article.name, lot, notice },
        dedupeKey: `recall ${id} ${buyer.recipient.toLowerCase()}`,
      });
    }
    const rows = [
      { field: 'notice', from: null, to: notice },
      { field: 'lot', from: null, to: lot === '' ? null : lot },
      { field: 'mails', from: null, to: written.length },
    ];
    await recordChange(transaction, {
      author,
      at: now,
      kind: 'recalls.announce',
      record: `recall ${id}`,
      rows,
    });
    return accepted({ id, name: article.name, buyers: buyers.length, written });
  });
}

/** All recalls, the latest first. */
export const listRecalls = ({
  database,
}: Pick<ShopDependencies, 'database'>): Promise<readonly ListedRecall[]> => selectRecalls(database);

/** Whom a recall was mailed to. */
export const reachedBy = (
  { database }: Pick<ShopDependencies, 'database'>,
  recall: number,
): Promise<readonly RecallMailed[]> => selectMailed(database, recall);
