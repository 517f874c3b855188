import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { stockLedgerOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import type { CsvColumn } from '../lists/list-csv.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';

type Move = OperationOutput<typeof stockLedgerOperation>['moves'][number];

/** Columns of the file of a variant's moves. */
export function moveColumns(): readonly CsvColumn<Move>[] {
  const { goods } = texts();
  return [
    { title: goods.when, value: ({ at }) => moment(at) },
    { title: goods.what, value: ({ kind }) => goods.moves[kind] },
    { title: goods.reason, value: ({ detail }) => detail },
    { title: goods.who, value: ({ who }) => who },
    { title: goods.move, value: ({ pieces }) => pieces },
    { title: goods.after, value: ({ stock }) => stock },
  ];
}
