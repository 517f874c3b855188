import { ErrorSummary } from '@casamaestra/ui/error-summary.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import type { Problem, Problems } from './screen.ts';
import css from './withdrawal.module.css';

type ProblemBoxProps = {
  problems: Problems;
  alert: Problem | null;
  /** Id of the control a problem is about, by its name. */
  idOf: (name: string) => string;
};

/** What keeps the form from going on, above its fields; each problem leads to its field. */
export function ProblemBox({ problems, alert, idOf }: ProblemBoxProps) {
  const { withdrawal } = useMessages();
  const named = Object.entries(problems);
  if (named.length > 0) {
    const errors = named.map(([name, problem]) => ({ id: idOf(name), text: withdrawal.problems[problem] }));
    return <ErrorSummary title={withdrawal.problemsTitle} errors={errors} />;
  }
  return alert === null ? null : <Alert text={withdrawal.problems[alert]} />;
}

function Alert({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.alert}>
      <Icon name="warning" size={20} />
      <p>{text}</p>
    </div>
  );
}
