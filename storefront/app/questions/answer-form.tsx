import { questionLengths } from '@casamaestra/contract/questions/question-form.ts';
import type {
  answerQuestionOperation,
  Question,
} from '@casamaestra/contract/questions/questions.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { FailureBox } from '../forms/failure-box.tsx';
import { useForm } from '../forms/use-form.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { callService } from '../platform/service-call.ts';
import css from './questions.module.css';

const LEAST = 10;

/** The form in which a buyer answers a question, folded; the service knows who bought. */
export function AnswerForm({ question: { name, question } }: { question: Question }) {
  const { questions: texts } = useMessages();
  const [said, say] = useState('');
  const { state, formProps } = useForm({
    check: ({ answer = '' }) => ({ answer: answer.trim().length < LEAST ? texts.questionShort : undefined }),
    send: ({ answer = '' }) =>
      callService<typeof answerQuestionOperation>('casamaestra.questions.answer', { name, answer }),
    done: (_waiting, form) => {
      form.reset();
      say(texts.answered);
    },
  });
  const { failure, attempt, problems, busy } = state;
  return (
    <details className={css.reply}>
      <summary aria-label={texts.replyTo(question)}>{texts.reply}</summary>
      <form aria-label={texts.replyTo(question)} {...formProps} className={css.form}>
        {failure && (
          <FailureBox
            key={attempt}
            text={failure.kind === 'refused' ? failure.refusal.message : texts.failed}
          />
        )}
        <Field label={texts.yourAnswer} hint={texts.answerHint} error={problems['answer']} required>
          {(control) => (
            <Textarea {...control} name="answer" rows={3} maxLength={questionLengths.question} required />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? texts.sending : texts.sendAnswer}
        </Button>
        <p role="status">{said}</p>
      </form>
    </details>
  );
}
