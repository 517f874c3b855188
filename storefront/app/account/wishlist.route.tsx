import 'virtual:texts/account';
import type { Route } from './+types/wishlist.route';
import { Wishlist } from './wishlist/wishlist.tsx';
import type { ScreenOf } from './frame/account-screen.ts';
import { screen } from './frame/screen.server.ts';

const frame: ScreenOf = ({ messages: { account } }) => ({
  place: 'wishlist',
  title: account.wishlistPage,
  text: account.wishlistText,
});

export const handle = { page: 'account', screen: frame };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.wishlistPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function WishlistPageRoute() {
  return <Wishlist />;
}
