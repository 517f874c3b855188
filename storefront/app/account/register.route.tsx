import 'virtual:texts/account';
import type { Route } from './+types/register.route';
import { AuthPage } from './auth/auth-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'login' };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.account.registerPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function RegisterRoute() {
  return <AuthPage first="register" />;
}
