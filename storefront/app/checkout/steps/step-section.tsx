import { Button } from '@casamaestra/ui/button.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './step-section.module.css';

type StepSectionProps = {
  /** Also the URL fragment: "spedizione". */
  id: string;
  title: string;
  state: 'open' | 'done' | 'ahead';
  /** What was entered, while the step is collapsed. */
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  children: ReactNode;
};

/** One step of the checkout: open, collapsed with a summary, or not reached yet. */
export function StepSection({ id, title, state, summary, onEdit, children }: StepSectionProps) {
  const { checkout: texts } = useMessages();
  // Steps ahead are only in the list above.
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
