import 'virtual:texts/account';
import type { Route } from './+types/account.route';
import { HomePage } from './home/home-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.accountPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function HomePageRoute() {
  return <HomePage />;
}
