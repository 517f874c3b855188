import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  PriceEnding,
  PriceRule,
  previewBulkPricesOperation,
} from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { romeInstant } from '../platform/rome-time.ts';
import { amountOf } from './typed-prices.ts';

export const typedActs = [
  'percent_down',
  'percent_up',
  'euros_down',
  'euros_up',
  'cost',
  'margin',
  'clear',
] as const;
type TypedAct = (typeof typedActs)[number];

/** A rule as it stands in the fields of the form. */
export interface TypedRule {
  readonly field: PriceRule['field'];
  readonly act: TypedAct;
  readonly value: string;
  readonly ending: PriceEnding;
  readonly from: string;
  readonly to: string;
}

export const emptyRule: TypedRule = {
  field: 'price',
  act: 'percent_up',
  value: '',
  ending: 'none',
  from: '',
  to: '',
};

const meanings = {
  percent_down: ['percent', -1],
  percent_up: ['percent', 1],
  euros_down: ['euros', -1],
  euros_up: ['euros', 1],
  cost: ['cost', 1],
  margin: ['margin', 1],
  clear: ['clear', 0],
} as const;

/** What was typed as a rule; undefined while the amount is none. Only reduced prices have days, and can be taken away. */
export function ruleOf({ field, act: typed, value, ending, from, to }: TypedRule): PriceRule | undefined {
  const [act, sign] = meanings[typed];
  const amount = act === 'clear' ? 0 : amountOf(value);
  if (amount === undefined || (act === 'clear' && field === 'price')) return undefined;
  const isPlanned = field === 'sale_price' && act !== 'clear';
  return {
    field,
    act,
    value: amount * sign,
    ending,
    from: isPlanned ? romeInstant(from) : null,
    to: isPlanned ? romeInstant(to) : null,
  };
}

/** What is to be changed, and what was seen of it. */
export interface SeenRule {
  readonly filter: GoodsFilter;
  readonly rule: PriceRule;
  readonly preview: OperationOutput<typeof previewBulkPricesOperation>;
}
