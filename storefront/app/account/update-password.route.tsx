import 'virtual:texts/account';
import type { Route } from './+types/update-password.route';
import { UpdatePasswordPage } from './entrance/update-password-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.updatePasswordPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function UpdatePasswordPageRoute() {
  return <UpdatePasswordPage />;
}
