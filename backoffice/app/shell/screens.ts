import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { may } from '../platform/permitted.ts';
import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';

interface Screen {
  readonly name: keyof BackOfficeTexts['shell']['screens'];
  readonly to: string;
  readonly icon: IconName;
  /** Second key after G. */
  readonly key: string;
  readonly subject?: Subject;
  readonly needs?: 'view' | 'ask';
}

const screens: readonly Screen[] = [
  { name: 'today', to: '/', icon: 'home', key: 'h' },
  { name: 'orders', to: '/ordini', icon: 'box', key: 'o', subject: 'orders' },
  { name: 'picking', to: '/preparazione', icon: 'check', key: 't', subject: 'orders', needs: 'ask' },
  { name: 'customers', to: '/clienti', icon: 'user', key: 'u', subject: 'customers' },
  { name: 'products', to: '/prodotti', icon: 'store', key: 'a', subject: 'products' },
  { name: 'stock', to: '/magazzino', icon: 'grid', key: 'm', subject: 'stock' },
  { name: 'imports', to: '/importa', icon: 'download', key: 'e', subject: 'bulk' },
  { name: 'refunds', to: '/rimborsi', icon: 'banknote', key: 'r', subject: 'large_refunds', needs: 'ask' },
  { name: 'withdrawals', to: '/recessi', icon: 'returns', key: 'w', subject: 'orders' },
  { name: 'payments', to: '/pagamenti', icon: 'card', key: 'i', subject: 'refunds' },
  { name: 'bank', to: '/banca', icon: 'list', key: 'b', subject: 'bank' },
  { name: 'invoices', to: '/fatture', icon: 'print', key: 'f', subject: 'invoices' },
  { name: 'reviews', to: '/recensioni', icon: 'star', key: 'c', subject: 'reviews' },
  { name: 'contents', to: '/contenuti', icon: 'document', key: 'n', subject: 'content' },
  { name: 'search', to: '/ricerca', icon: 'search', key: 's', subject: 'content' },
  { name: 'coupons', to: '/buoni', icon: 'cart', key: 'v', subject: 'coupons' },
  { name: 'connections', to: '/collegamenti', icon: 'share', key: 'k', subject: 'connections' },
  { name: 'activity', to: '/registro', icon: 'clock', key: 'l', subject: 'activity' },
  { name: 'people', to: '/persone', icon: 'shield', key: 'p', subject: 'people' },
];

/** What a person's roles show; nothing leads to a "no". */
export const screensOf = (me: StaffMe): readonly Screen[] =>
  me.must_enrol
    ? []
    : screens.filter(({ subject, needs = 'view' }) => subject === undefined || may(me, subject, needs));
