import 'virtual:texts/account';
import type { Route } from './+types/profile.route';
import { ProfilePage } from './profile/profile-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.profilePage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProfilePageRoute() {
  return <ProfilePage />;
}
