import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { exportGoodsOperation } from '@casamaestra/contract/staff/goods-export.operations.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { csvOf } from '../lists/list-csv.ts';
import { callStaff } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { exportColumns } from './export-columns.ts';

type Row = OperationOutput<typeof exportGoodsOperation>['rows'][number];

async function everyRow(filter: GoodsFilter): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const page = await callStaff(exportGoodsOperation, { filter, ...(after !== undefined && { after }) });
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

/** Keeps the variants of a list of products as a file that can be corrected and imported. */
export function ExportGoods({ filter }: { filter: GoodsFilter }) {
  const { imports, lists } = texts();
  const exported = useMutation({
    mutationFn: () => everyRow(filter),
    onSuccess: (rows) => {
      const name = `prodotti-${new Date().toISOString().slice(0, 10)}.csv`;
      keepFile(name, csvOf(exportColumns(imports), rows), 'text/csv');
      showToast({ key: 'export', text: lists.exported(counted(rows.length)) });
    },
    onError: (error) => showToast({ key: 'export', kind: 'danger', text: failureText(error), lastsMs: 8000 }),
  });
  return (
    <Button
      variant="secondary"
      size="s"
      icon="download"
      busy={exported.isPending}
      onClick={() => exported.mutate()}
    >
      {imports.exportAct}
    </Button>
  );
}
