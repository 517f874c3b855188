import 'virtual:texts/account';
import type { Route } from './+types/wishlist.route';
import { WishlistPage } from './wishlist/wishlist-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.wishlistPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function WishlistPageRoute() {
  return <WishlistPage />;
}
