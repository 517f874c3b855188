import type { AttemptRow } from '@casamaestra/contract/staff/staff-payments.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';

const tones = { captured: 'positive', failed: 'sale' } as const;

/** Status of an attempt to pay. */
export const AttemptBadge = ({ state }: Pick<AttemptRow, 'state'>) => (
  <Badge tone={state in tones ? tones[state as keyof typeof tones] : 'neutral'}>
    {texts().payments.states[state]}
  </Badge>
);

/** "Carta · axerve" */
export const methodOf = ({ method, gateway }: Pick<AttemptRow, 'method' | 'gateway'>): string =>
  [texts().orders.methods[method], gateway].filter((text) => text !== null).join(' · ');
