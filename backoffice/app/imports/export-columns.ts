import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { exportGoodsOperation } from '@casamaestra/contract/staff/goods-export.operations.ts';
import { importFields } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';
import type { CsvColumn } from '../lists/list-csv.ts';

type Row = OperationOutput<typeof exportGoodsOperation>['rows'][number];

/** Columns by the names that an import knows again, so that an exported file imports without a difference. */
export const exportColumns = ({
  fields,
  trial: { values },
}: Pick<BackOfficeTexts['imports'], 'fields' | 'trial'>): readonly CsvColumn<Row>[] =>
  importFields.map((field) => ({
    title: fields[field],
    value: (row) => {
      if (field === 'status') return row.status ? values.inSale : values.withdrawn;
      return field === 'stock_seen' ? row.stock : row[field];
    },
  }));
