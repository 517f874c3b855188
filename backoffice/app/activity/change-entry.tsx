import { byDate } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { DiffView } from '@casamaestra/ui/diff-view.tsx';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './activity.module.css';
import { fieldName } from './field-name.ts';
import { UndoButton } from './undo-button.tsx';

/** One change: who, when, what from, what to; a button takes it back where that is possible. */
export function ChangeEntry({ change }: { change: Activity }) {
  const { activity } = texts();
  const acts: Readonly<Record<string, string>> = activity.kinds;
  const act = acts[change.kind] ?? change.kind;
  const hidden = change.row_count - change.rows.length;
  return (
    <article className={css.change}>
      <p>
        <strong>{act}</strong> · {change.record}
        {change.undone && <Badge tone="neutral">{activity.undo.undone}</Badge>}
        <small>
          {moment(change.at)} · {change.who === byDate ? activity.byDate : change.who}
          {change.by !== 'person' && change.who !== byDate && ` (${activity.by[change.by]})`}
        </small>
      </p>
      {change.undo_of !== null && <p>{activity.undo.undoOf(counted(change.undo_of))}</p>}
      {change.reason !== null && change.reason !== '' && <p>{activity.reason(change.reason)}</p>}
      {change.rows.length > 0 && (
        <DiffView
          caption={activity.differences}
          labels={activity.labels}
          rows={change.rows.map(({ record, field, from, to }) => ({
            field: record === change.record ? fieldName(field) : `${record}: ${fieldName(field)}`,
            from: valueText(from),
            to: valueText(to),
          }))}
        />
      )}
      {hidden > 0 && <p>{activity.moreRows(counted(hidden))}</p>}
      {change.final_because !== null && <p className={css.final}>{activity.final[change.final_because]}</p>}
      {change.can_undo && <UndoButton id={change.id} act={`${act} · ${change.record}`} />}
    </article>
  );
}

/** As a person says it: a switch is on or off. */
function valueText(value: string | null): string | null {
  const { yes, no } = texts().activity;
  return value === 'true' ? yes : value === 'false' ? no : value;
}
