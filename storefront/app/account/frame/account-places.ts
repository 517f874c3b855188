import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { urls } from '@casamaestra/contract/pages.ts';

export type AccountPlace = 'account' | 'orders' | 'addresses' | 'profile' | 'downloads' | 'wishlist';

/** The screens of the account in the order of their menu. */
export const accountPlaces: readonly { place: AccountPlace; href: string; icon: IconName }[] = [
  { place: 'account', href: urls.account(), icon: 'home' },
  { place: 'orders', href: urls.orders(), icon: 'box' },
  { place: 'wishlist', href: urls.wishlist(), icon: 'heart' },
  { place: 'addresses', href: urls.addresses(), icon: 'pin' },
  { place: 'downloads', href: urls.downloads(), icon: 'download' },
  { place: 'profile', href: urls.profile(), icon: 'user' },
];
