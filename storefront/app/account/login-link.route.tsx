import '../i18n/account-messages.ts';
import type { Route } from './+types/login-link.route';
import { LoginLinkPage } from './entrance/login-link-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.loginLinkPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LoginLinkRoute() {
  return <LoginLinkPage />;
}
