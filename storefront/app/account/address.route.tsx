import 'virtual:texts/checkout';
import 'virtual:texts/account';
import type { Route } from './+types/address.route';
import { AddressesPage } from './addresses/addresses-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.addressesPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AddressesPageRoute() {
  return <AddressesPage />;
}
