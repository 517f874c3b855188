import { testErpnextOperation, type ErpnextCheck } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from './erpnext.module.css';

/** Tries the saved connection and says in words what works and what does not. */
export function ErpnextChecks({ mayEdit }: { mayEdit: boolean }) {
  const { checks } = texts().erpnext;
  const tried = useMutation({ mutationFn: () => callStaff(testErpnextOperation, {}) });
  const bad = tried.data?.filter(({ ok }) => !ok).length;
  return (
    <ScreenPart title={checks.title}>
      <p className={css.soft}>{checks.text}</p>
      {mayEdit && (
        <div className={css.acts}>
          <Button size="s" variant="secondary" busy={tried.isPending} onClick={() => tried.mutate()}>
            {checks.act}
          </Button>
          <span role="status">
            {bad !== undefined && (bad === 0 ? checks.good : checks.bad(String(bad)))}
          </span>
        </div>
      )}
      <Failure error={tried.error} id="erpnext-test-failure" />
      {tried.data && (
        <ul className={css.checks} aria-label={checks.title}>
          {tried.data.map((check) => (
            <Check key={`${check.check} ${check.about}`} check={check} />
          ))}
        </ul>
      )}
    </ScreenPart>
  );
}

function Check({ check: { check, about, ok, why, detail } }: { check: ErpnextCheck }) {
  const { checks, failures } = texts().erpnext;
  const reason = why === null ? '' : failures[why];
  return (
    <li>
      <Badge tone={ok ? 'positive' : 'hot'}>{ok ? checks.yes : checks.no}</Badge>
      <span>
        {[checks.names[check], about].filter((part) => part !== '').join(': ')}
        {reason !== '' && (
          <small className={css.soft}>{` ${reason}${detail === '' ? '' : ` (${detail})`}`}</small>
        )}
      </span>
    </li>
  );
}
