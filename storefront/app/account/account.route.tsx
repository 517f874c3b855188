import 'virtual:texts/account';
import type { Route } from './+types/account.route';
import { HomePage } from './home/home-page.tsx';
import type { ScreenOf } from './layout/account-screen.ts';
import { pageLoader } from './layout/page-loader.server.ts';

const frame: ScreenOf = ({ messages: { account }, firstName }) => ({
  place: 'account',
  title: firstName === undefined ? account.accountPage : account.hello(firstName),
  text: account.homeText,
});

export const handle = { page: 'account', pageLoader: frame };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.accountPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function HomePageRoute() {
  return <HomePage />;
}
