import 'virtual:texts/checkout';
import 'virtual:texts/account';
import type { Route } from './+types/address.route';
import { AddressesPage } from './addresses/addresses-page.tsx';
import type { ScreenOf } from './layout/account-screen.ts';
import { pageLoader } from './layout/page-loader.server.ts';

const frame: ScreenOf = ({ messages: { account } }) => ({
  place: 'addresses',
  title: account.addressesPage,
  text: account.addressesText,
});

export const handle = { page: 'account', pageLoader: frame };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.addressesPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AddressesPageRoute() {
  return <AddressesPage />;
}
