import { Icon } from '@casamaestra/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './form.module.css';
import type { FormState } from './use-form.ts';

/** Why a form could not be sent, above its fields. Takes the focus at every attempt; what was typed stays. */
export function FormFailure({ state }: { state: FormState }) {
  const { page } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const { failure, attempt } = state;
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure, attempt]);
  if (!failure) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.failure}>
      <Icon name="warning" size={20} />
      <p>{failure.kind === 'refused' ? failure.refusal.message : page.offline}</p>
    </div>
  );
}
