import type { ImportSummary } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import css from './imports.module.css';

/** The last imports, each with the way back. */
export function ImportHistory({ imports }: { imports: readonly ImportSummary[] }) {
  const { history } = texts().imports;
  const { columns } = history;
  if (imports.length === 0)
    return <EmptyState icon="download" title={history.none} text={history.noneText} level={2} />;
  return (
    <Table
      caption={history.title}
      columns={[
        { title: columns.at },
        { title: columns.file },
        { title: columns.who },
        { title: columns.state },
        { title: columns.done, end: true },
        { title: columns.undo, hidden: true },
      ]}
    >
      {imports.map((one) => (
        <HistoryRow key={one.id} one={one} />
      ))}
    </Table>
  );
}

function HistoryRow({ one }: { one: ImportSummary }) {
  const { history, progress } = texts().imports;
  const mayUndo = may(useMe(), 'bulk', 'edit');
  const { id, at, supplier, file_name: file, who, state, done, total, change, undone } = one;
  return (
    <tr>
      <td>{moment(at)}</td>
      <td className={css.file}>
        <Link to={`/importa/${id}`}>{file}</Link> <small>{supplier}</small>
      </td>
      <td>{who}</td>
      <td>
        <Badge tone={state === 'done' ? 'positive' : 'neutral'}>{history.states[state]}</Badge>
      </td>
      <td className={css.amount}>{history.doneOf(counted(done), counted(total))}</td>
      <td>
        {undone && progress.undone}
        {change !== null && !undone && mayUndo && <UndoButton id={change} act={progress.undoAct(file)} />}
      </td>
    </tr>
  );
}
