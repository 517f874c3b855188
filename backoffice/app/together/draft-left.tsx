import { Button } from '@casamaestra/ui/button.tsx';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import type { KeptDraft } from './kept-drafts.ts';
import css from './together.module.css';

type DraftLeftProps = {
  left: KeptDraft<unknown> | undefined;
  /** While something is typed. */
  isShown: boolean;
  onDiscard: () => void;
};

/** Says that a form shows again what was typed and not saved, and throws it away. */
export function DraftLeft({ left, isShown, onDiscard }: DraftLeftProps) {
  const { together } = texts();
  if (left === undefined || !isShown) return null;
  return (
    <div role="status" className={css.left}>
      <p>{together.left(moment(left.at))}</p>
      <Button size="s" variant="secondary" onClick={onDiscard}>
        {together.discard}
      </Button>
    </div>
  );
}
