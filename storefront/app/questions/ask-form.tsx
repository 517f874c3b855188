import { questionFormPath, questionLengths } from '@casamaestra/contract/questions/question-form.ts';
import { Button, buttonLook } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import type { ComponentProps } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import css from './questions.module.css';

type AskFormProps = {
  sku: string;
  /** With scripts: how the form is sent, and what was wrong. */
  form?: ComponentProps<'form'>;
  problems?: Readonly<Record<string, string | undefined>>;
  busy?: boolean;
  /** What became of the question, below the button, where its place is kept. */
  said?: string;
};

/** Asks a question, folded until somebody wants to; a plain form, which the service answers with a page where no scripts run. */
export function AskForm({ sku, form, problems, busy = false, said }: AskFormProps) {
  const { questions: texts } = useMessages();
  const { author: longestName, question: longest } = questionLengths;
  return (
    <details>
      <summary className={buttonLook({ variant: 'secondary' })}>{texts.ask}</summary>
      <form action={questionFormPath} method="post" aria-label={texts.ask} {...form} className={css.form}>
        <p className={css.by}>{texts.how}</p>
        <input type="hidden" name="item_code" value={sku} />
        <Field label={texts.question} hint={texts.hint} error={problems?.['question']} required>
          {(control) => (
            <Textarea {...control} name="question" rows={3} minLength={10} maxLength={longest} required />
          )}
        </Field>
        <Field label={texts.name} error={problems?.['author']} required>
          {(control) => (
            <Input {...control} name="author" maxLength={longestName} autoComplete="given-name" required />
          )}
        </Field>
        <Field label={texts.email} hint={texts.emailHint} error={problems?.['email']}>
          {(control) => <Input {...control} name="email" type="email" maxLength={254} autoComplete="email" />}
        </Field>
        <p className={css.trap} aria-hidden="true">
          <label>
            {texts.website} <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? texts.sending : texts.send}
        </Button>
        {said !== undefined && (
          <p role="status" className={css.said}>
            {said}
          </p>
        )}
      </form>
    </details>
  );
}
