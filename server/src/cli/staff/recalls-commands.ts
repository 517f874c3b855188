import { readFile } from 'node:fs/promises';
import { tidyNotice } from '@casamaestra/commerce/recalls/notice.ts';
import { endRecall } from '@casamaestra/commerce/recalls/end-recall.usecase.ts';
import { listRecalls, reachedBy } from '@casamaestra/commerce/recalls/read-recalls.usecase.ts';
import { recallProduct } from '@casamaestra/commerce/recalls/recall-product.usecase.ts';
import { recallNoticeMost } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedBy, refusedWith, row, wantedText, wholeNumber } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

/** The words of the notice, from a file. */
async function noticeOf({ flags, texts }: StaffCall): Promise<string | null> {
  if (flags.text === undefined) throw new UsageProblem(texts.recalls.textMissing);
  const text = await readFile(flags.text, 'utf8').catch(() => null);
  if (text === null) return null;
  const notice = tidyNotice(text);
  if (notice === '' || notice.length > recallNoticeMost)
    throw new UsageProblem(texts.recalls.textLength(recallNoticeMost));
  return notice;
}

/** `npm run staff -- recall PRODUCT` and `recalls …` */
export const recallsCommands: Readonly<Record<string, StaffCommand>> = {
  async announce(call) {
    const { deps, author, flags, print, texts } = call;
    const product = onlyArgument(call, 'product');
    const notice = await noticeOf(call);
    if (notice === null) return refusedWith(texts.recalls.unreadable(flags.text ?? ''));
    const { lot, variant: sku, 'dry-run': dryRun } = flags;
    const outcome = await recallProduct(
      { ...deps, author },
      { product, sku, lot: lot?.trim(), notice, dryRun },
    );
    if (!outcome.ok) return refusedBy(call, outcome.refusal);
    const { id, name, buyers, written } = outcome.value;
    for (const { recipient, orderNumber } of written) print(row(recipient, orderNumber));
    print(
      dryRun
        ? texts.recalls.wouldWrite(name, written.length)
        : texts.recalls.done(id, name, written.length, buyers),
    );
    return 0;
  },
  async list({ deps, print, texts, moment }) {
    const recalls = await listRecalls(deps);
    for (const { id, code, name, lot, createdAt, reached } of recalls)
      print(row(String(id), moment(createdAt), code, name, lot, String(reached)));
    if (recalls.length === 0) print(texts.recalls.none);
    return 0;
  },
  async end(call) {
    const { deps, author, flags, print, texts } = call;
    const id = wholeNumber(call, onlyArgument(call, 'product'), texts.things.recall);
    const reason = wantedText(call, flags.reason, 'reason');
    const ended = await endRecall({ ...deps, author }, { id, reason, sellAgain: flags.sell });
    if (!ended.ok) return refusedBy(call, ended.refusal);
    print(texts.recalls.ended(id, ended.value.pieces));
    return 0;
  },
  async show(call) {
    const { deps, print, texts, moment } = call;
    const id = wholeNumber(call, onlyArgument(call, 'product'), texts.things.recall);
    for (const { recipient, orderNumber, queuedAt, sentAt } of await reachedBy(deps, id))
      print(row(recipient, orderNumber, moment(queuedAt), sentAt === null ? '–' : moment(sentAt)));
    return 0;
  },
};
