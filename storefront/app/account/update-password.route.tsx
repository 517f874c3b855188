import 'virtual:texts/account';
import type { Route } from './+types/update-password.route';
import { UpdatePasswordPage } from './auth/update-password-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.updatePasswordPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function UpdatePasswordPageRoute() {
  return <UpdatePasswordPage />;
}
