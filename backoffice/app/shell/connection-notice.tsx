import { useEffect } from 'react';
import { connection } from '../platform/connection.ts';
import { queryClient } from '../platform/queries.ts';
import { useStore } from '../platform/store.ts';
import { texts } from '../platform/texts.ts';
import css from './office.module.css';
import { meQuery } from './me.ts';

const retryMs = 5000;

/** Says that the connection is lost while it is, and asks again until it is there. */
export function ConnectionNotice() {
  const isThere = useStore(connection);
  useEffect(() => {
    if (isThere) return;
    const timer = setInterval(() => void queryClient.refetchQueries(meQuery()), retryMs);
    return () => clearInterval(timer);
  }, [isThere]);
  return <div role="status">{!isThere && <p className={css.notice}>{texts().shell.connectionLost}</p>}</div>;
}
