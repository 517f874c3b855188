import { Button } from '@casamaestra/ui/button.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './step-section.module.css';

type StepSectionProps = {
  /** Also the fragment of its address: "spedizione". */
  id: string;
  title: string;
  state: 'open' | 'done' | 'ahead';
  /** What was filled in, while the step is folded. */
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  children: ReactNode;
};

/** One step of the checkout: open, folded with what was filled in, or not there yet. */
export function StepSection({ id, title, state, summary, onEdit, children }: StepSectionProps) {
  const { checkout: texts } = useMessages();
  // The list of steps above tells what is ahead.
  if (state === 'ahead') return null;
  return (
    <section id={id} className={css.step} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && onEdit && (
          <Button variant="quiet" size="s" aria-label={texts.editNamed(title)} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </div>
      {state === 'open' && <div className={css.body}>{children}</div>}
      {state === 'done' && summary && <div className={css.summary}>{summary}</div>}
    </section>
  );
}
