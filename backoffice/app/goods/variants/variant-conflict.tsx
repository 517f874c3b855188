import { fieldName } from '../../activity/field-name.ts';
import type { Refused } from '../../platform/call-staff.ts';
import { texts } from '../../platform/texts.ts';
import { SettleConflict } from '../../together/settle-conflict.tsx';

type VariantConflictProps = {
  refused: Refused;
  /** Of the variant; undefined: the labels of all. */
  sku: string | undefined;
  onSettle: (isMine: boolean) => void;
};

/** Two people at the same cell of the table. */
export function VariantConflict({ refused: { facts }, sku, onSettle }: VariantConflictProps) {
  const { activity } = texts();
  const now = { true: activity.yes, false: activity.no }[String(facts['now'])] ?? String(facts['now']);
  const what = [fieldName(String(facts['field'])), sku].filter((text) => text !== undefined).join(' · ');
  return <SettleConflict who={String(facts['who'])} what={what} theirs={now} onSettle={onSettle} />;
}
