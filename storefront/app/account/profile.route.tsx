import 'virtual:texts/account';
import type { Route } from './+types/profile.route';
import { ProfilePage } from './profile/profile-page.tsx';
import { can } from '../platform/capabilities.ts';
import type { ScreenOf } from './layout/account-screen.ts';
import { pageLoader } from './layout/page-loader.server.ts';

const frame: ScreenOf = ({ messages: { account }, query }) =>
  // The mailed link may be opened without a login.
  query.has('confirm_email')
    ? null
    : { place: 'profile', title: account.profilePage, text: can('sessions') && account.profileText };

export const handle = { page: 'account', pageLoader: frame };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.profilePage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProfilePageRoute() {
  return <ProfilePage />;
}
