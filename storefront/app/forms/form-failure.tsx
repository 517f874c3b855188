import { Icon } from '@casamaestra/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { failureText } from './failure-text.ts';
import css from './form.module.css';
import type { FormState } from './use-form.ts';

/** Why a form could not be sent, above its fields. Takes the focus at every attempt; what was typed stays. */
export function FormFailure({ state: { failure, attempt } }: { state: FormState }) {
  const { account, page } = useMessages();
  if (!failure) return null;
  const text =
    failure.kind === 'refused' ? failure.refusal.message : failureText(failure.status, { account, page });
  return <Failure key={attempt} text={text} />;
}

function Failure({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.failure}>
      <Icon name="warning" size={20} />
      <p>{text}</p>
    </div>
  );
}
