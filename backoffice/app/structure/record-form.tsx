import { Button } from '@casamaestra/ui/button.tsx';
import type { ReactNode } from 'react';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { DraftLeft } from '../together/draft-left.tsx';
import { OthersHere } from '../together/others-here.tsx';
import { ChangeTold } from './change-told.tsx';
import { useRecordDraft } from './use-record-draft.ts';
import type { Conflict, EditedRecord, RecordDraft } from './use-record-draft.ts';
import css from './structure.module.css';

/** What the fields of a form say, and how they are typed into. */
export type Typing<Fields extends object> = Pick<RecordDraft<Fields>, 'typed' | 'type' | 'errorOf'>;

interface RecordFormProps<Fields extends object> extends EditedRecord<Fields> {
  label: string;
  mayEdit: boolean;
  children: (typing: Typing<Fields>) => ReactNode;
}

/** The fields of a record, with what somebody else wrote meanwhile. */
export function RecordForm<Fields extends object>(props: RecordFormProps<Fields>) {
  const { kind, label, mayEdit, names, children } = props;
  const { structure } = texts();
  const draft = useRecordDraft(props);
  const { conflict } = draft;
  return (
    <form
      className={css.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <OthersHere record={draft.record} fields={draft.changed} />
      <DraftLeft left={draft.left} isShown={draft.changed.length > 0} onDiscard={draft.discard} />
      <fieldset disabled={!mayEdit} className={css.form}>
        {children(draft)}
      </fieldset>
      {conflict && (
        <ConflictChoice
          conflict={conflict}
          name={names[conflict.field as keyof Fields & string]}
          onSettle={draft.settle}
        />
      )}
      <Failure error={draft.error} id={`${kind}-failure`} />
      {mayEdit && (
        <div className={css.acts}>
          <Button type="submit" size="s" busy={draft.isSaving}>
            {structure.save}
          </Button>
          <ChangeTold change={draft.change} text={structure.saved} act={structure.savedAct} />
        </div>
      )}
    </form>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  name: string;
  onSettle: (isMine: boolean) => void;
}

/** Somebody else saved the same field meanwhile: their value here, one's own in the field, and a choice. */
function ConflictChoice({ conflict: { who, now }, name, onSettle }: ConflictChoiceProps) {
  const { structure } = texts();
  return (
    <div role="alert" className={css.half}>
      <p>{structure.conflict(who, name)}</p>
      <p>
        {structure.theirs} <q>{now}</q>
      </p>
      <p className={css.acts}>
        <Button size="s" variant="secondary" onClick={() => onSettle(true)}>
          {structure.takeMine}
        </Button>
        <Button size="s" variant="secondary" onClick={() => onSettle(false)}>
          {structure.takeTheirs}
        </Button>
      </p>
    </div>
  );
}
