import 'virtual:texts/account';
import { redirect } from 'react-router';
import { can } from '../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Route } from './+types/login-link.route';
import { LoginLinkPage } from './auth/login-link-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  if (!can('login-links')) throw redirect(urls.login());
  return pageLoader(args, (messages) => messages.account.loginLinkPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LoginLinkRoute() {
  return <LoginLinkPage />;
}
