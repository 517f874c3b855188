import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { unansweredText } from '../../forms/failure-text.ts';
import type { Loaded } from '../use-loaded.ts';
import css from './call-content.module.css';

type CallContentProps<Value> = {
  loaded: Loaded<Value>;
  /** Placeholder of the same size as the content. */
  waiting: ReactNode;
  children: (value: Value) => ReactNode;
};

/**
 * Shows the result of a call; a placeholder while loading, and on failure the reason with a button to retry.
 */
export function CallContent<Value>({ loaded, waiting, children }: CallContentProps<Value>) {
  const messages = useMessages();
  const { account, page } = messages;
  const { answer, reload } = loaded;
  if (answer.state === 'ready')
    return (
      <div aria-busy={answer.stale} className={answer.stale ? css.stale : undefined}>
        {children(answer.value)}
      </div>
    );
  if (answer.state === 'waiting')
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{account.loading}</p>
        {waiting}
      </div>
    );
  return (
    <div role="alert" className={css.problem}>
      <Icon name="warning" size={20} />
      <p>{answer.state === 'refused' ? answer.refusal.message : unansweredText(answer.status, messages)}</p>
      <Button size="s" variant="secondary" onClick={reload}>
        {page.retry}
      </Button>
    </div>
  );
}
