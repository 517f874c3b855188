import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { texts } from '../platform/texts.ts';

export function BrokenConnection({ onRetry }: { onRetry: () => void }) {
  const { shell } = texts();
  return (
    <main id="contenuto">
      <EmptyState icon="warning" title={shell.unreachable} text={shell.unreachableText} level={1}>
        <Button onClick={onRetry}>{shell.retry}</Button>
      </EmptyState>
    </main>
  );
}
