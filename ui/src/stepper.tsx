import css from './stepper.module.css';
import { Icon } from './icon.tsx';

export type Step = {
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Makes a step a button, to go back to it. */
  onSelect?: (() => void) | undefined;
};

type StepperProps = {
  /** Name of the list: "Passi dell’ordine". */
  label: string;
  /** Announced after the name of a completed step: "completato". */
  doneLabel: string;
  steps: readonly Step[];
};

/** Progress through a task of several steps. */
export const Stepper = ({ label, doneLabel, steps }: StepperProps) => (
  <ol className={css.steps} aria-label={label}>
    {steps.map((step, index) => {
      const content = (
        <>
          <span className={css.mark} aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={css.label}>
            {step.label}
            {step.state === 'done' && <span className="visually-hidden"> ({doneLabel})</span>}
          </span>
        </>
      );
      return (
        <li
          key={step.label}
          className={css[step.state]}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          {step.onSelect ? (
            <button type="button" className={css.step} onClick={step.onSelect}>
              {content}
            </button>
          ) : (
            <span className={css.step} aria-disabled={step.state === 'ahead' || undefined}>
              {content}
            </span>
          )}
        </li>
      );
    })}
  </ol>
);
