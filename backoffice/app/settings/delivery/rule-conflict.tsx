import type { DeliveryRuleFields } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { DiffView } from '@casamaestra/ui/diff-view.tsx';
import { texts } from '../../platform/texts.ts';
import css from '../settings.module.css';

interface RuleConflictProps {
  who: string;
  /** The fields that both changed. */
  fields: readonly (keyof DeliveryRuleFields)[];
  now: DeliveryRuleFields;
  mine: DeliveryRuleFields;
  onMine: () => void;
  onTheirs: () => void;
}

function written(value: unknown): string | null {
  const { yes, no } = texts().activity;
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return typeof value === 'object' ? Object.values(value).join(' / ') : String(value);
}

/** Two people changed the same fields: both values, and which of them shall hold. */
export function RuleConflict({ who, fields, now, mine, onMine, onTheirs }: RuleConflictProps) {
  const { settings, activity } = texts();
  const { conflict } = settings.delivery;
  const named: Readonly<Record<string, string>> = activity.fields;
  return (
    <section role="alert" className={css.form}>
      <h2>{conflict.title}</h2>
      <p>{conflict.text(who)}</p>
      <DiffView
        caption={conflict.title}
        labels={conflict.labels}
        rows={fields.map((field) => ({
          field: named[field] ?? field,
          from: written(now[field]),
          to: written(mine[field]),
        }))}
      />
      <div className={css.acts}>
        <Button size="s" onClick={onMine}>
          {conflict.mine}
        </Button>
        <Button size="s" variant="secondary" onClick={onTheirs}>
          {conflict.theirs}
        </Button>
      </div>
    </section>
  );
}
