import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import type { CommercePart } from '../commerce-part.ts';

/** Metrics of what `/readyz` tells. */
export const readinessGauges = ({
  notReady,
  degraded,
}: Pick<CommercePart, 'notReady' | 'degraded'>): Gauges => ({
  help: {
    shop_ready: '1 while this node may get visitors',
    shop_degraded: '1 while its database is away or takes no orders: pages in memory are served',
  },
  async read() {
    const trouble = await degraded();
    return { shop_ready: notReady() === null ? 1 : 0, shop_degraded: trouble === null ? 0 : 1 };
  },
});
