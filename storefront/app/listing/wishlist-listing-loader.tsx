import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Shows the server-rendered fallback until the wishlist listing is loaded. */
export function WishlistListingLoader({ children }: { children: ReactNode }) {
  const [Listing, setListing] = useState<ComponentType>();
  useEffect(() => {
    void import('./wishlist-listing.tsx').then((part) => setListing(() => part.WishlistListing));
  }, []);
  return Listing ? <Listing /> : children;
}
