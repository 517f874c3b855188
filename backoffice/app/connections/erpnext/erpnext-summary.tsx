import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../../platform/failure.tsx';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../connections.module.css';
import { erpnextQuery } from './erpnext-query.ts';

/** ERPNext among the other programs: whether it is connected, and the way to its screen. */
export function ErpnextSummary() {
  const { erpnext } = texts();
  const { data, error } = useQuery(erpnextQuery());
  const state =
    data?.settings === null ? erpnext.none : data?.settings.on === true ? erpnext.isOn : erpnext.isOff;
  return (
    <ScreenPart title={erpnext.title}>
      <div className={css.head}>
        <p>{erpnext.text}</p>
        <Link to="/collegamenti/erpnext">{erpnext.open}</Link>
      </div>
      <Failure error={error} id="erpnext-failure" />
      {data && (
        <p>
          {state}
          {data.given_up > 0 && ` ${erpnext.documents.givenUp(counted(data.given_up))}`}
        </p>
      )}
    </ScreenPart>
  );
}
