import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Shows what the server could say until the shopper's own wishlist is here. */
export function WishedFrame({ children }: { children: ReactNode }) {
  const [Listing, setListing] = useState<ComponentType>();
  useEffect(() => {
    void import('./wished-listing.tsx').then((part) => setListing(() => part.WishedListing));
  }, []);
  return Listing ? <Listing /> : children;
}
