import type { StaffRecall } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { texts } from '../platform/texts.ts';

/** What of the product is recalled: "TR-18 · Lotto L-7". */
export function recalledPart({ sku, lot }: Pick<StaffRecall, 'sku' | 'lot'>): string {
  const { recalls } = texts();
  return [sku ?? recalls.allVariants, lot === null ? recalls.everything : recalls.lotOf(lot)].join(' · ');
}

/** Mails that are still on their way. */
export const waitingMails = ({ reached, sent, given_up: stuck }: StaffRecall): number =>
  reached - sent - stuck;
