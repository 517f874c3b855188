import './page-styles.ts';
import latinFont from '@casamaestra/ui/fonts/bricolage-latin.woff2?url';
import { SkipLink } from '@casamaestra/ui/skip-link.tsx';
import type { ReactNode } from 'react';
import type { Route } from './+types/root';
import { PageProblem } from './content/page-problem.tsx';
import { LocaleContext, useMessages } from './i18n/use-messages.ts';
import { absentHere } from './platform/capabilities.ts';
import { HeadTags } from './platform/head-tags.tsx';
import { ClientNavigation } from './shell/client-navigation.tsx';
import { requestDependencies } from './platform/request-context.ts';
import { Outlet } from './router/outlet.tsx';
import { PageLinks } from './router/page-links.tsx';
import { usePageRoute, useRootData } from './router/use-page.ts';
import { ShellLayout } from './shell/shell-layout.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = requestDependencies(request, context);
  return { locale };
}

/** The language cannot change without a reload, so the root is never loaded again. */
export const shouldRevalidate = () => false;

interface PageHandle {
  readonly page?: string;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = (useRootData() as ReturnType<typeof loader> | undefined)?.locale ?? 'it';
  const page = (usePageRoute().handle as PageHandle | undefined)?.page ?? 'content';
  return (
    <LocaleContext value={locale}>
      <html lang={locale} data-absent={absentHere()}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#ffffff" />
          <HeadTags />
          <PageLinks />
        </head>
        <body data-page={page}>
          <Page name={page}>{children}</Page>
        </body>
      </html>
    </LocaleContext>
  );
}

function Page({ name, children }: { name: string; children: ReactNode }) {
  const messages = useMessages();
  return (
    <>
      <SkipLink href="#contenuto">{messages.page.skipToContent}</SkipLink>
      <ShellLayout part="header" />
      {/* Another kind of page has another header: its contents are new, they do not move. */}
      <main key={name} id="contenuto" tabIndex={-1}>
        {children}
      </main>
      <ShellLayout part="footer" />
      <ClientNavigation />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
