import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { may } from '../platform/permitted.ts';
import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';

interface Screen {
  readonly name: keyof BackOfficeTexts['shell']['screens'];
  readonly to: string;
  readonly icon: IconName;
  /** Second key after G: a letter, or a digit where none is left. */
  readonly key: string;
  /** Screens of a group stand together in the navigation. */
  readonly group: 'day' | 'goods' | 'money' | 'content' | 'shop';
  readonly subject?: Subject;
  readonly needs?: 'view' | 'ask';
}

const screens: readonly Screen[] = [
  { name: 'today', to: '/', icon: 'home', key: 'h', group: 'day' },
  { name: 'orders', to: '/ordini', icon: 'box', key: 'o', group: 'day', subject: 'orders' },
  {
    name: 'picking',
    to: '/preparazione',
    icon: 'check',
    key: 't',
    group: 'day',
    subject: 'orders',
    needs: 'ask',
  },
  { name: 'shipments', to: '/spedizioni', icon: 'truck', key: 'd', group: 'day', subject: 'orders' },
  { name: 'weee', to: '/raee', icon: 'returns', key: '3', group: 'day', subject: 'orders' },
  { name: 'customers', to: '/clienti', icon: 'user', key: 'u', group: 'day', subject: 'customers' },
  { name: 'products', to: '/prodotti', icon: 'store', key: 'a', group: 'goods', subject: 'products' },
  { name: 'priceCalendar', to: '/promozioni', icon: 'clock', key: 'q', group: 'goods', subject: 'prices' },
  { name: 'stock', to: '/magazzino', icon: 'grid', key: 'm', group: 'goods', subject: 'stock' },
  {
    name: 'structure',
    to: '/struttura',
    icon: 'list',
    key: 'y',
    group: 'goods',
    subject: 'products',
    needs: 'ask',
  },
  {
    name: 'pictures',
    to: '/immagini',
    icon: 'expand',
    key: 'j',
    group: 'goods',
    subject: 'products',
    needs: 'ask',
  },
  { name: 'recalls', to: '/richiami', icon: 'warning', key: '1', group: 'goods', subject: 'recalls' },
  { name: 'imports', to: '/importa', icon: 'download', key: 'e', group: 'goods', subject: 'bulk' },
  {
    name: 'refunds',
    to: '/rimborsi',
    icon: 'banknote',
    key: 'r',
    group: 'money',
    subject: 'large_refunds',
    needs: 'ask',
  },
  { name: 'withdrawals', to: '/recessi', icon: 'returns', key: 'w', group: 'money', subject: 'orders' },
  { name: 'payments', to: '/pagamenti', icon: 'card', key: 'i', group: 'money', subject: 'refunds' },
  { name: 'bank', to: '/banca', icon: 'list', key: 'b', group: 'money', subject: 'bank' },
  { name: 'invoices', to: '/fatture', icon: 'print', key: 'f', group: 'money', subject: 'invoices' },
  { name: 'reviews', to: '/recensioni', icon: 'star', key: 'c', group: 'content', subject: 'reviews' },
  { name: 'voices', to: '/domande', icon: 'chat', key: 'x', group: 'content', subject: 'reviews' },
  { name: 'contents', to: '/contenuti', icon: 'document', key: 'n', group: 'content', subject: 'content' },
  { name: 'search', to: '/ricerca', icon: 'search', key: 's', group: 'content', subject: 'content' },
  { name: 'coupons', to: '/buoni', icon: 'cart', key: 'v', group: 'content', subject: 'coupons' },
  { name: 'newsletter', to: '/newsletter', icon: 'mail', key: '2', group: 'content', subject: 'newsletter' },
  {
    name: 'connections',
    to: '/collegamenti',
    icon: 'share',
    key: 'k',
    group: 'shop',
    subject: 'connections',
  },
  { name: 'figures', to: '/andamento', icon: 'eye', key: '3', group: 'shop', subject: 'figures' },
  { name: 'settings', to: '/impostazioni', icon: 'ruler', key: 'z', group: 'shop', subject: 'settings' },
  { name: 'activity', to: '/registro', icon: 'clock', key: 'l', group: 'shop', subject: 'activity' },
  { name: 'people', to: '/persone', icon: 'shield', key: 'p', group: 'shop', subject: 'people' },
];

/** What a person's roles show; nothing leads to a "no". */
export const screensOf = (me: StaffMe): readonly Screen[] =>
  me.must_enrol
    ? []
    : screens.filter(({ subject, needs = 'view' }) => subject === undefined || may(me, subject, needs));
