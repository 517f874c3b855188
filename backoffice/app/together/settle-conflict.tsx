import { Button } from '@casamaestra/ui/button.tsx';
import { texts } from '../platform/texts.ts';
import css from './together.module.css';

type SettleConflictProps = {
  /** Who saved the same meanwhile. */
  who: string;
  /** What of it, in words. */
  what: string;
  /** What it says now; undefined: nothing that would tell a person more. */
  theirs: string | undefined;
  onSettle: (isMine: boolean) => void;
};

/** Somebody else saved the same meanwhile: their value here, one's own where it was typed, and a choice. */
export function SettleConflict({ who, what, theirs, onSettle }: SettleConflictProps) {
  const { goods } = texts();
  return (
    <div role="alert">
      <p>{goods.conflict(who, what)}</p>
      {theirs !== undefined && (
        <p>
          {goods.theirs} <q>{theirs}</q>
        </p>
      )}
      <p className={css.choice}>
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
