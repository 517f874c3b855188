import { ErrorSummary } from '@casamaestra/ui/error-summary.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
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
  if (alert === null) return null;
  return (
    <div role="alert" className={css.alert}>
      <Icon name="warning" size={20} />
      <p>{withdrawal.problems[alert]}</p>
    </div>
  );
}
