import 'virtual:texts/checkout';
import 'virtual:texts/account';
import type { Route } from './+types/address.route';
import { AddressesPage } from './addresses/addresses-page.tsx';
import type { ScreenOf } from './frame/account-screen.ts';
import { screen } from './frame/screen.server.ts';

const frame: ScreenOf = ({ messages: { account } }) => ({
  place: 'addresses',
  title: account.addressesPage,
  text: account.addressesText,
});

export const handle = { page: 'account', screen: frame };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.addressesPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AddressesPageRoute() {
  return <AddressesPage />;
}
