import { exportSubscribersOperation } from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type { ExportedReader } from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { csvOf } from '../lists/list-csv.ts';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './newsletter.module.css';

async function readAll(): Promise<readonly ExportedReader[]> {
  const all: ExportedReader[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: { readonly rows: readonly ExportedReader[]; readonly next: number | null } = await callStaff(
      exportSubscribersOperation,
      { after },
    );
    all.push(...page.rows);
    after = page.next;
  }
  return all;
}

/** The names of the command's columns: one file, whoever makes it. */
const columns = [
  'email',
  'language',
  'state',
  'origin',
  'asked_at',
  'confirmed_at',
  'left_at',
  'version',
  'sentence',
] as const;

/** All addresses with the consent given, as a file; the log keeps who took it. */
export function ExportSubscribers() {
  const { newsletter } = texts();
  const taken = useMutation({
    mutationFn: readAll,
    onSuccess: (rows) =>
      keepFile(
        'iscritti.csv',
        csvOf(
          columns.map((title) => ({ title, value: (row: ExportedReader) => row[title] })),
          rows,
        ),
        'text/csv',
      ),
  });
  return (
    <>
      <p className={css.soft}>{newsletter.exportText}</p>
      <div className={css.acts}>
        <Button
          size="s"
          variant="secondary"
          icon="download"
          busy={taken.isPending}
          onClick={() => taken.mutate()}
        >
          {newsletter.export}
        </Button>
        <span role="status">{taken.data && newsletter.exported(counted(taken.data.length))}</span>
      </div>
      <Failure error={taken.error} id="export-failure" />
    </>
  );
}
