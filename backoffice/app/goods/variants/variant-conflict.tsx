import { Button } from '@casamaestra/ui/button.tsx';
import { fieldName } from '../../activity/field-name.ts';
import type { Refused } from '../../platform/call-staff.ts';
import { texts } from '../../platform/texts.ts';
import css from './variants.module.css';

type VariantConflictProps = {
  refused: Refused;
  /** Of the variant; undefined: the labels of all. */
  sku: string | undefined;
  onSettle: (isMine: boolean) => void;
};

/** Somebody else saved the same cell meanwhile: their value here, one's own in the table, and a choice. */
export function VariantConflict({ refused: { facts }, sku, onSettle }: VariantConflictProps) {
  const { goods, activity } = texts();
  const now = { true: activity.yes, false: activity.no }[String(facts['now'])] ?? String(facts['now']);
  const what = [fieldName(String(facts['field'])), sku].filter((text) => text !== undefined).join(' · ');
  return (
    <div role="alert">
      <p>{goods.conflict(String(facts['who']), what)}</p>
      <p>
        {goods.theirs} <q>{now}</q>
      </p>
      <p className={css.row}>
        <Button size="s" variant="secondary" onClick={() => onSettle(true)}>
          {goods.takeMine}
        </Button>
        <Button size="s" variant="secondary" onClick={() => onSettle(false)}>
          {goods.takeTheirs}
        </Button>
      </p>
    </div>
  );
}
