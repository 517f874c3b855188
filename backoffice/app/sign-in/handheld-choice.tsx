import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { useId } from 'react';
import { useStoredChoice } from '../platform/stored-choice.ts';
import { texts } from '../platform/texts.ts';
import css from './sign-in.module.css';

/** Kept in this browser: who comes back to the handheld finds it chosen. */
export const useHandheldChoice = () => useStoredChoice('handheld', false);

type HandheldChoiceProps = { isChosen: boolean; onChoose: (is: boolean) => void };

/** Whether the session is one on a handheld of the warehouse, and what that means. */
export function HandheldChoice({ isChosen, onChoose }: HandheldChoiceProps) {
  const { signIn } = texts();
  const id = useId();
  return (
    <div>
      <Checkbox
        label={signIn.handheld}
        checked={isChosen}
        aria-describedby={id}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <p id={id} className={css.meaning}>
        {signIn.handheldText}
      </p>
    </div>
  );
}
