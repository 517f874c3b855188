import { Icon } from '@casamaestra/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import css from './form.module.css';

/** Why a form could not be sent, above its fields. Takes the focus when it appears: give it a `key` per attempt. */
export function FailureBox({ text, children }: { text: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.failure}>
      <Icon name="warning" size={20} />
      <p>{text}</p>
      {children}
    </div>
  );
}
