import { guardsOperation } from '@casamaestra/contract/staff/guards.operations.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { SettingsHead } from '../settings-head.tsx';
import css from '../settings.module.css';
import { GuardsForm } from './guards-form.tsx';
import { GuardsWaiting } from './guards-waiting.tsx';

/** What one person may do alone, and a looser limit that waits for another. */
export function GuardsScreen() {
  const { settings } = texts();
  const { data, error } = useQuery(reading(guardsOperation, {}));
  const mayEdit = may(useMe(), 'guards', 'edit');
  return (
    <>
      <SettingsHead title={settings.screens.guards} />
      <Failure error={error} />
      {data === undefined && error === null && <Skeleton lines={6} />}
      {data && (
        <div className={css.form}>
          <GuardsWaiting waiting={data.waiting} mayEdit={mayEdit} />
          <ScreenPart title={settings.guards.title}>
            <GuardsForm guards={data.guards} mayEdit={mayEdit} />
          </ScreenPart>
        </div>
      )}
    </>
  );
}
