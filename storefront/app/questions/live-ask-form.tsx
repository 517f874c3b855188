import type { askQuestionOperation } from '@casamaestra/contract/questions/questions.operations.ts';
import { useState } from 'react';
import { FailureBox } from '../forms/failure-box.tsx';
import { useForm } from '../forms/use-form.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { callService } from '../platform/service-call.ts';
import { AskForm } from './ask-form.tsx';

const LEAST = 10;

/** The form that asks, sent without leaving the page. */
export function LiveAskForm({ sku }: { sku: string }) {
  const { questions: texts } = useMessages();
  const [said, say] = useState('');
  const { state, formProps } = useForm({
    check: ({ question = '', author = '' }) => ({
      question: question.trim().length < LEAST ? texts.questionShort : undefined,
      author: author.trim() === '' ? texts.nameMissing : undefined,
    }),
    send: ({ question = '', author = '', email = '', website = '' }) =>
      callService<typeof askQuestionOperation>('casamaestra.questions.ask', {
        item_code: sku,
        question,
        author,
        email,
        website,
      }),
    done: ({ mailed }, form) => {
      form.reset();
      say(mailed ? texts.askedMailed : texts.asked);
    },
  });
  const { failure, attempt, problems, busy } = state;
  return (
    <>
      {failure && (
        <FailureBox
          key={attempt}
          text={failure.kind === 'refused' ? failure.refusal.message : texts.failed}
        />
      )}
      <AskForm sku={sku} form={formProps} problems={problems} busy={busy} said={said} />
    </>
  );
}
