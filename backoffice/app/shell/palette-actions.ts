import type { StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';

interface Action {
  readonly title: string;
  readonly to: string;
  readonly icon: IconName;
}

/** What can be begun from anywhere; only what the person may do. */
export function actionsOf(me: StaffMe): readonly Action[] {
  const { telephone, newProduct, coupons, recalls, goods } = texts();
  const textsOnly = me.permissions.products?.limits.includes('texts') === true;
  const all: readonly (Action & { readonly isAllowed: boolean })[] = [
    {
      title: telephone.open,
      to: '/ordini/nuovo',
      icon: 'box',
      isAllowed: may(me, 'order_changes', 'edit'),
    },
    {
      title: newProduct.open,
      to: '/prodotti/nuovo',
      icon: 'store',
      isAllowed: may(me, 'products', 'edit') && !textsOnly,
    },
    {
      title: goods.bulk.open,
      to: '/prodotti/prezzi',
      icon: 'store',
      isAllowed: may(me, 'bulk', 'edit'),
    },
    {
      title: goods.lowStock.title,
      to: '/magazzino/scorte',
      icon: 'grid',
      isAllowed: may(me, 'stock', 'view'),
    },
    {
      title: goods.counting.title,
      to: '/magazzino/conteggio',
      icon: 'grid',
      isAllowed: may(me, 'stock', 'edit'),
    },
    { title: coupons.add, to: '/buoni/nuovo', icon: 'cart', isAllowed: may(me, 'coupons', 'edit') },
    {
      title: recalls.announce,
      to: '/richiami/nuovo',
      icon: 'warning',
      isAllowed: may(me, 'recalls', 'edit'),
    },
  ];
  return all.filter(({ isAllowed }) => isAllowed);
}
