import { UndoButton } from '../activity/undo-button.tsx';
import { texts } from '../platform/texts.ts';
import css from './structure.module.css';

interface ChangeToldProps {
  /** Number of the change; null: nothing was another. */
  change: number | null | undefined;
  text: string;
  /** What the act is called when it is taken back. */
  act: string;
}

/** Says what was done, and takes it back. */
export function ChangeTold({ change, text, act }: ChangeToldProps) {
  return (
    <div role="status" className={css.acts}>
      {change !== undefined && <span>{change === null ? texts().structure.unchanged : text}</span>}
      {typeof change === 'number' && <UndoButton key={change} id={change} act={act} />}
    </div>
  );
}
