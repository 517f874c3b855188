import 'virtual:texts/account';
import type { Route } from './+types/register.route';
import { EntrancePage } from './entrance/entrance-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.registerPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function RegisterRoute() {
  return <EntrancePage first="register" />;
}
