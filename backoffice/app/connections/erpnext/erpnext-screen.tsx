import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import css from './erpnext.module.css';
import { ErpnextChecks } from './erpnext-checks.tsx';
import { ErpnextDocuments } from './erpnext-documents.tsx';
import { ErpnextForm } from './erpnext-form.tsx';
import { erpnextQuery } from './erpnext-query.ts';
import { ErpnextRuns } from './erpnext-runs.tsx';

/** The connection with ERPNext: settings, whether it works, what came, what went. */
export function ErpnextScreen() {
  const { erpnext, shell } = texts();
  const { data, error } = useQuery(erpnextQuery());
  const mayEdit = may(useMe(), 'connections', 'edit');
  return (
    <>
      <ScreenHead title={erpnext.title}>
        <Link to="/collegamenti">{shell.screens.connections}</Link>
      </ScreenHead>
      <Failure error={error} />
      {data && (
        <div className={css.parts}>
          <ErpnextForm told={data} mayEdit={mayEdit} />
          {data.settings !== null && (
            <>
              <ErpnextChecks mayEdit={mayEdit} />
              <ErpnextRuns told={data} mayEdit={mayEdit} />
              <ErpnextDocuments told={data} mayEdit={mayEdit} />
            </>
          )}
        </div>
      )}
    </>
  );
}
