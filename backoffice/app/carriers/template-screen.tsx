import {
  type CarrierTemplate,
  removeCarrierTemplateOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { RecordTimeline } from '../activity/record-timeline.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { carriersQuery } from './carriers-query.ts';
import css from './carriers.module.css';
import { startingTemplates, startNames } from './starting-templates.ts';
import { TemplateForm } from './template-form.tsx';

/** One template: its form, what it makes of parcels, and its versions. */
export function TemplateScreen() {
  const { carriers } = texts();
  const id = Number(useParams()['id'] ?? '');
  const { data, error } = useQuery(carriersQuery);
  const me = useMe();
  const change = (useLocation().state as { readonly change?: number | null } | null)?.change;
  const template = data?.templates.find((one) => one.id === id);
  if (data === undefined) return <Failure error={error} />;
  if (template === undefined)
    return (
      <>
        <ScreenHead title={carriers.unknown} />
        <EmptyState icon="truck" title={carriers.unknown} text={carriers.unknownText} level={2}>
          <Link to="/spedizioni/corrieri">{carriers.back}</Link>
        </EmptyState>
      </>
    );
  const { fields } = template;
  const mayEdit = may(me, 'settings', 'edit');
  return (
    <div className={css.page}>
      <ScreenHead title={`${fields.carrier}: ${fields.name}`}>
        <Link to="/spedizioni/corrieri">{carriers.back}</Link>
        <Link to={`/spedizioni/file?modello=${id}`}>{carriers.makeFile}</Link>
      </ScreenHead>
      <TemplateForm
        key={id}
        template={template}
        start={fields}
        made={change}
        carriers={data.carriers.map(({ name }) => name)}
        mayEdit={mayEdit}
        mayTry={may(me, 'orders', 'edit')}
        onMade={() => undefined}
      />
      {mayEdit && <RemoveTemplate template={template} />}
      {may(me, 'activity', 'view') && (
        <ScreenPart title={carriers.history}>
          <RecordTimeline record={`carrier_template ${id}`} />
        </ScreenPart>
      )}
    </div>
  );
}

function RemoveTemplate({ template: { id } }: { template: CarrierTemplate }) {
  const { carriers } = texts();
  const navigate = useNavigate();
  const removed = useMutation({
    mutationFn: () => callStaff(removeCarrierTemplateOperation, { id }),
    onSuccess: async ({ change }) => {
      await navigate('/spedizioni/corrieri', { state: { removed: change }, replace: true });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <ScreenPart title={carriers.remove}>
      <p className={css.soft}>{carriers.removeText}</p>
      <p>
        <Button size="s" variant="danger" busy={removed.isPending} onClick={() => removed.mutate()}>
          {carriers.remove}
        </Button>
      </p>
      <Failure error={removed.error} id="remove-failure" />
    </ScreenPart>
  );
}

/** A template that is not there yet: from a starting point, or as a copy of another. */
export function NewTemplateScreen() {
  const { carriers } = texts();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { data, error } = useQuery(carriersQuery);
  const me = useMe();
  if (data === undefined) return <Failure error={error} />;
  const from = address.get('da');
  const copied = data.templates.find(({ id }) => String(id) === from)?.fields;
  const start = startingTemplates[startNames.find((name) => name === from) ?? 'generic'];
  return (
    <div className={css.page}>
      <ScreenHead title={carriers.add}>
        <Link to="/spedizioni/corrieri">{carriers.back}</Link>
      </ScreenHead>
      <p className={css.soft}>{carriers.startsText}</p>
      <TemplateForm
        key={from}
        template={null}
        start={copied === undefined ? start : { ...copied, name: carriers.copy(copied.name) }}
        carriers={data.carriers.map(({ name }) => name)}
        mayEdit={may(me, 'settings', 'edit')}
        mayTry={may(me, 'orders', 'edit')}
        onMade={(id, change) =>
          void navigate(`/spedizioni/corrieri/${id}`, { state: { change }, replace: true })
        }
      />
    </div>
  );
}
