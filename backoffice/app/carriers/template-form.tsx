import type {
  CarrierTemplate,
  CarrierTemplateFields,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue } from 'react';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { previewQuery } from './carriers-query.ts';
import css from './carriers.module.css';
import { PreviewTable } from './preview-table.tsx';
import { CarrierSaved } from './carrier-saved.tsx';
import { TemplateColumns } from './template-columns.tsx';
import { TemplateFields } from './template-fields.tsx';
import { useTemplateDraft } from './use-template-draft.ts';

type TemplateFormProps = {
  /** Null: a new one. */
  template: CarrierTemplate | null;
  start: CarrierTemplateFields;
  /** The change that made it just now; told until it is saved again. */
  made?: number | null | undefined;
  carriers: readonly string[];
  mayEdit: boolean;
  mayTry: boolean;
  onMade: (id: number, change: number | null) => void;
};

/** A template as it is typed, with what it makes of the latest parcels. */
export function TemplateForm({
  template,
  start,
  made,
  carriers: known,
  mayEdit,
  mayTry,
  onMade,
}: TemplateFormProps) {
  const { carriers } = texts();
  const draft = useTemplateDraft({ template, start, onMade });
  const { typed, conflict, saved } = draft;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft.submit()) return;
    // The first wrong field is marked after the next rendering.
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <fieldset disabled={!mayEdit} className={css.plain}>
          <TemplateFields {...draft} carriers={known} />
          <ScreenPart title={carriers.columns}>
            <TemplateColumns {...draft} />
          </ScreenPart>
        </fieldset>
        {conflict && (
          <div role="alert" className={css.conflict}>
            <p>{carriers.conflict.text(conflict.who, fieldName(conflict.field))}</p>
            <Button size="s" onClick={() => draft.settle(true)}>
              {carriers.conflict.mine}
            </Button>
            <Button size="s" variant="secondary" onClick={() => draft.settle(false)}>
              {carriers.conflict.theirs}
            </Button>
          </div>
        )}
        {mayEdit && (
          <div className={css.acts}>
            <Button type="submit" busy={saved.isPending}>
              {carriers.save}
            </Button>
            <CarrierSaved
              change={saved.isIdle ? made : draft.change}
              said={carriers.saved}
              act={carriers.savedAct}
            />
          </div>
        )}
        <Failure error={conflict === undefined ? saved.error : null} id="template-failure" />
      </form>
      {mayTry && <Preview fields={typed} isWhole={draft.isWhole} />}
    </>
  );
}

function fieldName(field: keyof CarrierTemplateFields): string {
  const { fields, columns } = texts().carriers;
  return field === 'columns' ? columns : fields[field];
}

type PreviewProps = { fields: CarrierTemplateFields; isWhole: boolean };

/** What the template makes of the latest parcels, as it is typed. */
function Preview({ fields, isWhole }: PreviewProps) {
  const { preview } = texts().carriers;
  const shown = useDeferredValue(fields);
  // What is shown lags behind: a template that has just become whole is not asked as it was before.
  const isAsked = isWhole && shown === fields;
  const { data, error } = useQuery({ ...previewQuery(shown, { kind: 'latest' }), enabled: isAsked });
  // While rows for other columns are on their way, the ones before would stand under wrong titles.
  const lines = data?.lines.filter(({ cells }) => cells.length === shown.columns.length);
  return (
    <ScreenPart title={preview.title}>
      <Failure error={error} id="preview-failure" />
      {!isWhole && <p className={css.soft}>{preview.wrong}</p>}
      {isWhole && data?.lines.length === 0 && <p className={css.soft}>{preview.none}</p>}
      {lines !== undefined && lines.length > 0 && (
        <PreviewTable title={preview.title} columns={shown.columns} lines={lines} />
      )}
    </ScreenPart>
  );
}
