import { Button } from '@casamaestra/ui/button.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { csvOf, type CsvColumn } from './list-csv.ts';

type ExportListProps<Row> = {
  /** Name of the file, without its end. */
  name: string;
  /** The columns that are shown, and those of the file alone. */
  columns: readonly CsvColumn<Row>[];
  /** All rows of the list, as the service gives them out. */
  readAll: () => Promise<readonly Row[]>;
};

/** Keeps what the list shows as a file: all rows that match, the columns in view. */
export function ExportList<Row>({ name, columns, readAll }: ExportListProps<Row>) {
  const { lists } = texts();
  const exported = useMutation({
    mutationFn: readAll,
    onSuccess: (rows) => {
      keepFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(columns, rows), 'text/csv');
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
      {lists.export}
    </Button>
  );
}
