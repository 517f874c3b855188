import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { HeldRequests } from './held-requests.tsx';
import { ImportHistory } from './import-history.tsx';
import css from './imports.module.css';
import { importsQuery } from './imports-query.ts';
import { UploadList } from './upload-list.tsx';

/** Lists of suppliers: a new one, what runs, and those before with the way back. */
export function ImportsScreen() {
  const { imports, shell } = texts();
  const { data, error } = useQuery(importsQuery());
  const current = data?.find(({ state }) => state === 'running' || state === 'paused');
  const suppliers = [...new Set(data?.map(({ supplier }) => supplier))];
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.imports} />
      <p className={css.intro}>{imports.intro}</p>
      {current && (
        <p role="status" className={css.underWay}>
          {imports.history.underWay(current.who, current.file_name)}{' '}
          <Link to={`/importa/${current.id}`}>{imports.history.look}</Link>
        </p>
      )}
      <HeldRequests />
      <section aria-labelledby="import-new">
        <h2 id="import-new">{imports.upload.title}</h2>
        <UploadList suppliers={suppliers} />
      </section>
      <section aria-labelledby="import-export">
        <h2 id="import-export">{imports.exportTitle}</h2>
        <p className={css.intro}>
          {imports.exportText} <Link to="/prodotti">{imports.exportLink}</Link>
        </p>
      </section>
      <section aria-labelledby="import-history">
        <h2 id="import-history">{imports.history.title}</h2>
        <Failure error={error} />
        {data && <ImportHistory imports={data} />}
      </section>
    </div>
  );
}
