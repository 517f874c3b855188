import { openLinkOperation, type StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { meQuery } from '../shell/me.ts';
import css from './sign-in.module.css';
import { RecoveryForm, WaysIn } from './ways-in.tsx';

/** Where the person wanted to go; only a path of the back office. */
function destination(state: unknown): string {
  const to = (state as { to?: unknown } | null)?.to;
  return typeof to === 'string' && to.startsWith('/') && !to.startsWith('/entra') ? to : '/';
}

/** The page of who is not signed in. A link of an invitation or of the demo has its key after "#". */
export function SignInPage() {
  const { signIn, shell } = texts();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState('');
  if (hash.length > 1 && hash.slice(1) !== key) setKey(hash.slice(1));
  const enter = (me: StaffMe) => {
    queryClient.setQueryData(meQuery().queryKey, me);
    void navigate(destination(state), { replace: true });
  };
  useEffect(() => {
    document.title = `${signIn.title} · Casamaestra`;
    // The key works once; it stays in no history.
    if (hash !== '') void navigate('/entra', { replace: true, state });
  }, [hash, navigate, signIn.title, state]);
  return (
    <main id="contenuto" className={css.page}>
      <div className={css.card}>
        <p className={css.brand}>
          Casamaestra <span>{shell.name}</span>
        </p>
        <h1>{signIn.title}</h1>
        {key === '' ? (
          <>
            <WaysIn need="sign-in" onDone={enter} />
            <Disclosure summary={signIn.lost}>
              <RecoveryForm />
            </Disclosure>
          </>
        ) : (
          <LinkEntry key={key} value={key} onDone={enter} />
        )}
      </div>
    </main>
  );
}

/** A button, not the page itself, opens the link: what looks at links in mails ahead would use it up. */
function LinkEntry({ value, onDone }: { value: string; onDone: (me: StaffMe) => void }) {
  const { signIn } = texts();
  const opened = useMutation({
    mutationFn: () => callStaff(openLinkOperation, { key: value }),
    onSuccess: onDone,
  });
  return (
    <div className={css.ways}>
      <p>{signIn.linkText}</p>
      <Failure error={opened.error} />
      <Button wide busy={opened.isPending} onClick={() => opened.mutate()}>
        {signIn.enter}
      </Button>
      {opened.isError && <a href="/gestione/entra">{signIn.otherWay}</a>}
    </div>
  );
}
