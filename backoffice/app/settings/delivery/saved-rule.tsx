import { UndoButton } from '../../activity/undo-button.tsx';
import { texts } from '../../platform/texts.ts';
import css from '../settings.module.css';

/** Says that a change of rules was saved, and takes it back; null: nothing was new. */
export function SavedRule({ change }: { change: number | null | undefined }) {
  const { delivery } = texts().settings;
  return (
    <div role="status" className={css.acts}>
      {change !== undefined && <span>{change === null ? delivery.unchanged : delivery.saved}</span>}
      {typeof change === 'number' && <UndoButton key={change} id={change} act={delivery.savedAct} />}
    </div>
  );
}
