import { SkipLink } from '@casamaestra/ui/skip-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Refused } from '../platform/call-staff.ts';
import { beAtWork } from '../platform/interruption.ts';
import { texts } from '../platform/texts.ts';
import { AskedAgain } from '../sign-in/asked-again.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { DeskHeader } from './desk-header.tsx';
import { DeskKeys } from './desk-keys.tsx';
import css from './desk.module.css';
import { DeskNavigation } from './desk-navigation.tsx';
import { BrokenConnection } from './broken-connection.tsx';
import { MeContext, meQuery } from './me.ts';

/** Everything around a screen, for whoever is signed in; anybody else comes to the sign-in. */
export function Desk() {
  const { data: me, error, refetch } = useQuery(meQuery());
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
  if (me.must_enrol && pathname !== '/accesso') return <Navigate to="/accesso" replace />;
  return (
    <MeContext value={me}>
      <div className={css.desk}>
        <SkipLink href="#contenuto">{texts().shell.skip}</SkipLink>
        <DeskHeader />
        <DeskNavigation />
        <main id="contenuto" tabIndex={-1} className={css.main}>
          <ConnectionNotice />
          <Outlet />
        </main>
      </div>
      <DeskKeys />
      <AskedAgain />
    </MeContext>
  );
}
