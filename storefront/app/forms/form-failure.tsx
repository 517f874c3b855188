import { useMessages } from '../i18n/use-messages.ts';
import { FailureBox } from './failure-box.tsx';
import { unansweredText } from './failure-text.ts';
import type { FormState } from './use-form.ts';

/** Why a form could not be sent; what was typed stays. */
export function FormFailure({ state: { failure, attempt } }: { state: FormState }) {
  const messages = useMessages();
  if (!failure) return null;
  const text =
    failure.kind === 'refused' ? failure.refusal.message : unansweredText(failure.status, messages);
  return <FailureBox key={attempt} text={text} />;
}
