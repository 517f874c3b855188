import { ErrorSummary } from '@casamaestra/ui/error-summary.tsx';
import { FailureBox } from '../forms/failure-box.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import type { WithdrawalProblem, Problems } from './screen.ts';

type ProblemBoxProps = {
  problems: Problems;
  alert: WithdrawalProblem | null;
  /** Id of the control with a problem, by its name. */
  idOf: (name: string) => string;
};

/** Error summary above the form; each problem links to its field. */
export function ProblemBox({ problems, alert, idOf }: ProblemBoxProps) {
  const { withdrawal } = useMessages();
  const named = Object.entries(problems);
  if (named.length > 0) {
    const errors = named.map(([name, problem]) => ({ id: idOf(name), text: withdrawal.problems[problem] }));
    return <ErrorSummary title={withdrawal.problemsTitle} errors={errors} />;
  }
  return alert === null ? null : <FailureBox text={withdrawal.problems[alert]} />;
}
