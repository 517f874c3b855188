import { UndoButton } from '../activity/undo-button.tsx';
import css from './reviews.module.css';

/** What was decided last. */
export interface DecisionMade {
  readonly change: number;
  readonly text: string;
  /** It cannot be taken back. */
  readonly isFinal?: boolean;
}

/** Says what was decided last, and takes it back. */
export const DecisionTold = ({ decision }: { decision: DecisionMade | undefined }) => (
  <div role="status" className={css.told}>
    {decision && (
      <>
        <span>{decision.text}</span>
        {decision.isFinal !== true && (
          <UndoButton key={decision.change} id={decision.change} act={decision.text} />
        )}
      </>
    )}
  </div>
);
