import { shopAnswerMost } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import type { Voice } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './reviews.module.css';

type AnswerDialogProps = {
  /** The question that is answered; undefined: none, and the dialog is closed. */
  voice: Voice | undefined;
  answer: string;
  busy: boolean;
  error: unknown;
  onType: (answer: string) => void;
  onClose: () => void;
  onAnswer: (answer: string) => void;
};

/** The shop answers a question, which publishes both on the page of the product. */
export function AnswerDialog({ voice, answer, busy, error, onType, onClose, onAnswer }: AnswerDialogProps) {
  const { voices, shell } = texts();
  return (
    <Dialog open={voice !== undefined} title={voices.answerTitle} closeLabel={shell.close} onClose={onClose}>
      {voice && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (answer.trim() !== '') onAnswer(answer.trim());
          }}
        >
          <p className={css.asked}>
            <strong>{voice.about}</strong> {voice.text}
          </p>
          <Field label={voices.shopAnswer} hint={voices.answerHint(voice.mailed)} required>
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                maxLength={shopAnswerMost}
                value={answer}
                onChange={(event) => onType(event.target.value)}
              />
            )}
          </Field>
          <Failure error={error} id="answer-failure" />
          <Button type="submit" busy={busy} disabled={answer.trim() === ''}>
            {voices.answerAct}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
