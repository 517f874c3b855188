import { useEffect, useRef } from 'react';
import css from './error-summary.module.css';
import { Icon } from './icon.tsx';

type ErrorSummaryProps = {
  title: string;
  /** `id` of the control; the link focuses it. */
  errors: readonly { id: string; text: string }[];
};

/**
 * Everything that prevents a form from being sent, with links to the fields. Takes the focus when it appears:
 * give it a `key` per attempt.
 */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <p className={css.title}>
        <Icon name="warning" size={20} />
        <span>{title}</span>
      </p>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
