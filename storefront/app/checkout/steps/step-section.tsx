import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { classes } from '@casamaestra/ui/classes.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './step-section.module.css';

type StepSectionProps = {
  /** Also the fragment of its address: "spedizione". */
  id: string;
  number: number;
  title: string;
  state: 'open' | 'done' | 'ahead';
  /** What was filled in, while the step is folded. */
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  /** Nothing is left to do here. */
  complete: boolean;
  children: ReactNode;
};

/** One step of the checkout: open, folded with what was filled in, or still ahead. */
export function StepSection({
  id,
  number,
  title,
  state,
  summary,
  onEdit,
  complete,
  children,
}: StepSectionProps) {
  const { checkout: texts } = useMessages();
  return (
    <section id={id} className={classes(css.step, css[state])} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <span className={classes(css.number, complete && css.complete)} aria-hidden="true">
          {complete ? <Icon name="check" size={16} /> : number}
        </span>
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
