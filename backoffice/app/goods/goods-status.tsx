import type { GoodsRow } from '@casamaestra/contract/staff/goods.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';

export const GoodsStatus = ({ status }: Pick<GoodsRow, 'status'>) => (
  <Badge tone={status === 'published' ? 'positive' : 'neutral'}>{texts().goods.statuses[status]}</Badge>
);
