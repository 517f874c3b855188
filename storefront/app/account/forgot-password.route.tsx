import 'virtual:texts/account';
import type { Route } from './+types/forgot-password.route';
import { ForgotPasswordPage } from './entrance/forgot-password-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.account.forgotPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ForgotPasswordPageRoute() {
  return <ForgotPasswordPage />;
}
