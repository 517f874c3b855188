import 'virtual:texts/account';
import type { Route } from './+types/login.route';
import { EntrancePage } from './entrance/entrance-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.loginPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LoginRoute() {
  return <EntrancePage first="login" />;
}
