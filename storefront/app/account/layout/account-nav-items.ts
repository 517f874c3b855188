import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { urls } from '@casamaestra/contract/pages.ts';

export type AccountNavItem = 'account' | 'orders' | 'addresses' | 'profile' | 'downloads' | 'wishlist';

/** Navigation items of the account, in order. */
export const accountNavItems: readonly { place: AccountNavItem; href: string; icon: IconName }[] = [
  { place: 'account', href: urls.account(), icon: 'home' },
  { place: 'orders', href: urls.orders(), icon: 'box' },
  { place: 'wishlist', href: urls.wishlist(), icon: 'heart' },
  { place: 'addresses', href: urls.addresses(), icon: 'pin' },
  { place: 'downloads', href: urls.downloads(), icon: 'download' },
  { place: 'profile', href: urls.profile(), icon: 'user' },
];
