import 'virtual:texts/account';
import type { Route } from './+types/downloads.route';
import { DownloadsPage } from './downloads/downloads-page.tsx';
import type { ScreenOf } from './layout/account-screen.ts';
import { pageLoader } from './layout/page-loader.server.ts';

const frame: ScreenOf = ({ messages: { account } }) => ({
  place: 'downloads',
  title: account.downloadsPage,
  text: account.downloadsText,
});

export const handle = { page: 'account', pageLoader: frame };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.downloadsPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DownloadsPageRoute() {
  return <DownloadsPage />;
}
