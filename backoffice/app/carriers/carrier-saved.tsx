import { UndoButton } from '../activity/undo-button.tsx';
import { texts } from '../platform/texts.ts';
import css from './carriers.module.css';

type CarrierSavedProps = { change: number | null | undefined; said: string; act: string };

/** Says that something of a carrier was saved, and takes it back; null: nothing was new. */
export function CarrierSaved({ change, said, act }: CarrierSavedProps) {
  return (
    <div role="status" className={css.acts}>
      {change !== undefined && <span>{change === null ? texts().carriers.unchanged : said}</span>}
      {typeof change === 'number' && <UndoButton key={change} id={change} act={act} />}
    </div>
  );
}
