import 'virtual:texts/account';
import type { Route } from './+types/wishlist.route';
import { Wishlist } from './wishlist/wishlist.tsx';
import type { ScreenOf } from './layout/account-screen.ts';
import { pageLoader } from './layout/page-loader.server.ts';

const frame: ScreenOf = ({ messages: { account } }) => ({
  place: 'wishlist',
  title: account.wishlistPage,
  text: account.wishlistText,
});

export const handle = { page: 'account', pageLoader: frame };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.wishlistPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function WishlistPageRoute() {
  return <Wishlist />;
}
