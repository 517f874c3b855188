import 'virtual:texts/account';
import { redirect } from 'react-router';
import { can } from '../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Route } from './+types/account-deleted.route';
import { AccountDeletedPage } from './auth/account-deleted-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  if (!can('data-rights')) throw redirect(urls.login());
  return pageLoader(args, (messages) => messages.account.deletedPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AccountDeletedRoute() {
  return <AccountDeletedPage />;
}
