import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { Refused } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import css from './contents.module.css';

type Side = 'mine' | 'theirs';
export interface SettledSides {
  readonly version: number;
  readonly fields: Record<string, Side>;
}

/** The refusal of a text whose fields somebody else has changed as well. */
export const entryConflict = (error: unknown): Refused | undefined =>
  error instanceof Refused && error.code === 'staff_entry_changed' ? error : undefined;

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

type ContentConflictProps = {
  refused: Refused;
  busy: boolean;
  /** Once every field is decided. */
  onSettled: (settled: SettledSides) => void;
};

/** Fields that two people have changed, with both values; the last choice saves. */
export function ContentConflict({ refused: { facts }, busy, onSettled }: ContentConflictProps) {
  const { contents, activity } = texts();
  const names: Readonly<Record<string, string | undefined>> = activity.fields;
  const nameOf = (field: string) => names[field] ?? field;
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const fields = listed(facts['fields']);
  const [theirs, mine] = [listed(facts['now']), listed(facts['mine'])];
  const choose = (field: string, side: Side) => {
    const next = { ...chosen, [field]: side };
    setChosen(next);
    if (fields.every((one) => next[one] !== undefined))
      onSettled({ version: Number(facts['version']), fields: next });
  };
  return (
    <div role="alert" className={css.part}>
      <p>{contents.conflict(String(facts['who']))}</p>
      {fields.map((field, at) => (
        <div key={field} role="group" aria-label={nameOf(field)} className={css.conflict}>
          <h2>{nameOf(field)}</h2>
          <dl>
            <dt>{contents.theirs}</dt>
            <dd>{theirs[at] || contents.empty}</dd>
            <dt>{contents.mine}</dt>
            <dd>{mine[at] || contents.empty}</dd>
          </dl>
          {(['mine', 'theirs'] as const).map((side) => (
            <Button
              key={side}
              size="s"
              variant="secondary"
              aria-pressed={chosen[field] === side}
              busy={busy && chosen[field] === side}
              onClick={() => choose(field, side)}
            >
              {side === 'mine' ? contents.takeMine : contents.takeTheirs}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}
