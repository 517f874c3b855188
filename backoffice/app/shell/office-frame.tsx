import { SkipLink } from '@casamaestra/ui/skip-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Refused } from '../platform/call-staff.ts';
import { beAtWork } from '../platform/interruption.ts';
import { loadScreenTexts, texts } from '../platform/texts.ts';
import { AskedAgain } from '../sign-in/asked-again.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { OfficeHeader } from './office-header.tsx';
import { OfficeKeys } from './office-keys.tsx';
import css from './office.module.css';
import { OfficeNavigation } from './office-navigation.tsx';
import { BrokenConnection } from './broken-connection.tsx';
import { MeContext, meQuery } from './me.ts';

/** Everything around a screen, for whoever is signed in; anybody else comes to the sign-in. */
export function OfficeFrame() {
  const { data: me, error, refetch } = useQuery(meQuery());
  // Their words are fetched for whoever is signed in only.
  const words = useQuery({
    queryKey: ['texts of screens'],
    queryFn: async () => {
      await loadScreenTexts();
      return true;
    },
    enabled: me !== undefined,
    staleTime: Infinity,
  });
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (me === undefined) return;
    beAtWork(true);
    return () => beAtWork(false);
  }, [me]);
  if (me === undefined) {
    if (error instanceof Refused)
      return <Navigate to="/entra" replace state={{ to: `${pathname}${search}` }} />;
    if (error !== null) return <BrokenConnection onRetry={() => void refetch()} />;
    return <main id="contenuto" aria-busy="true" />;
  }
  if (words.isError) return <BrokenConnection onRetry={() => void words.refetch()} />;
  if (words.data === undefined) return <main id="contenuto" aria-busy="true" />;
  if (me.must_enrol && pathname !== '/accesso') return <Navigate to="/accesso" replace />;
  return (
    <MeContext value={me}>
      <div className={css.frame}>
        <SkipLink href="#contenuto">{texts().shell.skip}</SkipLink>
        <OfficeHeader />
        <OfficeNavigation />
        <main id="contenuto" tabIndex={-1} className={css.main}>
          <ConnectionNotice />
          <Outlet />
        </main>
      </div>
      <OfficeKeys />
      <AskedAgain />
    </MeContext>
  );
}
