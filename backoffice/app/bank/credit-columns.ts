import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { creditsOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { CsvColumn } from '../lists/list-csv.ts';
import { texts } from '../platform/texts.ts';
import { dayOf } from '../platform/written.ts';

/** Columns of the file of credits that wait for a person. */
export function creditColumns(): readonly CsvColumn<OperationOutput<typeof creditsOperation>[number]>[] {
  const { file } = texts().lists;
  return [
    { title: file.bookedOn, value: ({ booked_on: day }) => dayOf(day) },
    { title: file.amount, value: ({ amount }) => amount },
    { title: file.currency, value: ({ currency }) => currency },
    { title: file.payer, value: ({ payer }) => payer },
    { title: file.text, value: ({ remittance }) => remittance },
    { title: file.order, value: ({ order_number: order }) => order },
  ];
}
