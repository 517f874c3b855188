import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type { saveVariantsOperation } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { amountOf } from '../typed-prices.ts';

type Saving = OperationInput<typeof saveVariantsOperation>;

/** Prices typed a second time, by the price as a number: "2.9". One stands for all variants at that price. */
export type TypedAgain = Readonly<Record<string, string>>;

/** What is sent, with what was typed again. */
export function withConfirmed(input: Saving, again: TypedAgain): Saving {
  const confirmed = (price: number | undefined) => {
    const typed = amountOf(again[String(price)] ?? '');
    return typed === undefined ? {} : { confirmed: typed };
  };
  return {
    ...input,
    add: input.add.map((row) => ({ ...row, ...confirmed(row.price) })),
    change: input.change.map((row) => ({
      ...row,
      ...confirmed(row.price?.to),
      ...confirmed(row.sale?.to?.price),
    })),
  };
}
