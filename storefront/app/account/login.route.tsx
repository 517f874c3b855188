import 'virtual:texts/account';
import type { Route } from './+types/login.route';
import { AuthPage } from './auth/auth-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'login' };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.loginPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LoginRoute() {
  return <AuthPage first="login" />;
}
