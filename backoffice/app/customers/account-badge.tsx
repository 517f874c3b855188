import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';

/** Whether an account lets its customer in. */
export const AccountBadge = ({ closed }: { closed: boolean }) => (
  <Badge tone={closed ? 'sale' : 'positive'}>{texts().customers.states[closed ? 'closed' : 'open']}</Badge>
);
