import 'virtual:texts/account';
import type { Route } from './+types/forgot-password.route';
import { ForgotPasswordPage } from './auth/forgot-password-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.forgotPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ForgotPasswordPageRoute() {
  return <ForgotPasswordPage />;
}
