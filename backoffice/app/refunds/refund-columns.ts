import type { StaffRefund } from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import type { CsvColumn } from '../lists/list-csv.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';

/** Columns of the file of refunds. */
export function refundColumns(): readonly CsvColumn<StaffRefund>[] {
  const { lists, refunds, orders } = texts();
  const { file } = lists;
  return [
    { title: file.order, value: ({ order_number: order }) => order },
    { title: file.at, value: ({ at }) => moment(at) },
    { title: file.amount, value: ({ amount }) => amount },
    { title: file.state, value: ({ state }) => refunds.states[state] },
    { title: file.method, value: ({ method }) => orders.methods[method] },
    { title: file.reason, value: ({ reason }) => reason },
    { title: file.payee, value: ({ payee }) => payee },
    { title: file.account, value: ({ account, iban }) => account ?? iban },
    { title: file.reference, value: ({ reference }) => reference },
  ];
}
