import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useRouteError } from 'react-router';
import { failureText } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';

/** In place of a screen that failed: a script of an earlier version is gone, or there is a defect. */
export function BrokenScreen() {
  const error = useRouteError();
  const { shell } = texts();
  return (
    <EmptyState icon="warning" title={shell.broken} text={failureText(error)} level={1}>
      <Button onClick={() => location.reload()}>{shell.reload}</Button>
    </EmptyState>
  );
}
