import { useMessages } from '../../i18n/use-messages.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { Wishlist } from './wishlist.tsx';

/** R20: what the customer wishes for (C10). */
export function WishlistPage() {
  const { account } = useMessages();
  return (
    <AccountFrame place="wishlist" title={account.wishlistPage} text={account.wishlistText}>
      <Wishlist />
    </AccountFrame>
  );
}
