import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';

export function MissingScreen() {
  const { shell } = texts();
  return (
    <EmptyState icon="search" title={shell.missing} text={shell.missingText} level={1}>
      <Link to="/">{shell.screens.today}</Link>
    </EmptyState>
  );
}
