import 'virtual:texts/account';
import type { Route } from './+types/downloads.route';
import { DownloadsPage } from './downloads/downloads-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.downloadsPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DownloadsPageRoute() {
  return <DownloadsPage />;
}
