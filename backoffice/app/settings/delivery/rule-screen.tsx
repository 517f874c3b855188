import {
  deliveryRulesOperation,
  releaseDeliveryOperation,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { DeliveryRule } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { RecordTimeline } from '../../activity/record-timeline.tsx';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import css from '../settings.module.css';
import { DeliveryRuleForm } from './rule-form.tsx';
import { SavedRule } from './saved-rule.tsx';

const list = '/impostazioni/consegna';

/** One delivery rule: what it says, how it does, and who changed it. */
export function RuleScreen() {
  const { delivery } = texts().settings;
  const name = useParams()['name'] ?? '';
  const { data, error } = useQuery(reading(deliveryRulesOperation, {}));
  const rule = data?.rules.find((one) => one.name === name);
  const me = useMe();
  const change = (useLocation().state as { readonly change?: number } | null)?.change;
  if (data === undefined) return <Failure error={error} />;
  if (rule === undefined)
    return (
      <>
        <ScreenHead title={delivery.unknown} />
        <EmptyState icon="truck" title={delivery.unknown} text={delivery.unknownText}>
          <Link to={list}>{delivery.back}</Link>
        </EmptyState>
      </>
    );
  const mayEdit = may(me, 'settings', 'edit');
  const { active } = rule.fields;
  return (
    <>
      <ScreenHead title={rule.name}>
        <Badge tone={active ? 'positive' : 'neutral'}>
          {active ? delivery.states.on : delivery.states.off}
        </Badge>
        <Link to={list}>{delivery.back}</Link>
      </ScreenHead>
      <DeliveryRuleForm
        key={rule.name}
        rule={rule}
        countries={data.countries}
        mayEdit={mayEdit}
        onAdded={() => undefined}
      >
        <SavedRule change={change} />
        <Figures rule={rule} mayEdit={mayEdit} />
        {may(me, 'activity', 'view') && (
          <ScreenPart title={delivery.history}>
            <RecordTimeline record={`delivery ${rule.name}`} />
          </ScreenPart>
        )}
      </DeliveryRuleForm>
    </>
  );
}

function Figures({ rule, mayEdit }: { rule: DeliveryRule; mayEdit: boolean }) {
  const { settings, activity } = texts();
  const { delivery } = settings;
  const named: Readonly<Record<string, string>> = activity.fields;
  const released = useMutation({
    mutationFn: () => callStaff(releaseDeliveryOperation, { name: rule.name }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const isOwn = rule.own_fields.length > 0;
  return (
    <ScreenPart title={delivery.figures}>
      <div className={css.form}>
        <dl className={css.facts}>
          <dt>{delivery.columns.orders}</dt>
          <dd>{counted(rule.orders)}</dd>
        </dl>
        <p>
          {isOwn
            ? delivery.ownText(rule.own_fields.map((field) => named[field] ?? field).join(', '))
            : delivery.ownNone}
        </p>
        {isOwn && mayEdit && (
          <>
            <p className={css.soft}>{delivery.releaseText}</p>
            <div className={css.acts}>
              <Button
                size="s"
                variant="secondary"
                busy={released.isPending}
                onClick={() => released.mutate()}
              >
                {delivery.release}
              </Button>
            </div>
          </>
        )}
        <Failure error={released.error} id="release-failure" />
        <SavedRule change={released.data?.change} />
      </div>
    </ScreenPart>
  );
}

/** A delivery rule that is not there yet. */
export function NewRuleScreen() {
  const { delivery } = texts().settings;
  const { data, error } = useQuery(reading(deliveryRulesOperation, {}));
  const navigate = useNavigate();
  const mayEdit = may(useMe(), 'settings', 'edit');
  const toRule = (name: string, change: number | null) =>
    void navigate(`${list}/regole/${encodeURIComponent(name)}`, { state: { change }, replace: true });
  return (
    <>
      <ScreenHead title={delivery.add}>
        <Link to={list}>{delivery.back}</Link>
      </ScreenHead>
      <Failure error={error} />
      {data && <DeliveryRuleForm rule={null} countries={data.countries} mayEdit={mayEdit} onAdded={toRule} />}
    </>
  );
}
