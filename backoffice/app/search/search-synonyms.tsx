import { saveSynonymsOperation } from '@casamaestra/contract/staff/staff-search.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { groupFault, noGroup, groupTermsOf } from './search-draft.ts';
import type { GroupDraft } from './search-draft.ts';
import css from './search.module.css';

const SHOWN = 12;
type Group = readonly string[];
type SynonymsProps = {
  groups: readonly Group[];
  draft: GroupDraft;
  mayEdit: boolean;
  onDraft: (draft: GroupDraft) => void;
};

/** The shop's own groups of synonyms; one is written at a time, and can be tried before it is saved. */
export function SearchSynonyms({ groups, draft, mayEdit, onDraft }: SynonymsProps) {
  const { search } = texts();
  const saved = useMutation({
    mutationFn: (change: { before: Group | null; after: Group | null }) =>
      callStaff(saveSynonymsOperation, {
        before: change.before && [...change.before],
        after: change.after && [...change.after],
      }),
    onSuccess: (_, { after }) => {
      if (after !== null) onDraft(noGroup);
      return queryClient.invalidateQueries();
    },
  });
  return (
    <ScreenPart title={search.synonyms}>
      <p className={css.soft}>{search.synonymsText}</p>
      {mayEdit && (
        <GroupForm
          draft={draft}
          busy={saved.isPending}
          onDraft={onDraft}
          onSave={(after) => saved.mutate({ before: draft.before, after })}
        />
      )}
      <Failure error={saved.error} id="synonyms-failure" />
      <Done change={saved.data?.change} />
      <Groups
        groups={groups}
        mayEdit={mayEdit}
        onEdit={(before) => onDraft({ before, text: before.join(', ') })}
        onRemove={(before) => saved.mutate({ before, after: null })}
      />
    </ScreenPart>
  );
}

/** Says that something was saved, and takes it back. */
export function Done({ change }: { change: number | undefined }) {
  const { search } = texts();
  return (
    <div role="status" className={css.done}>
      {change !== undefined && (
        <>
          <span>{search.saved}</span>
          <UndoButton key={change} id={change} act={search.savedAct} />
        </>
      )}
    </div>
  );
}

type GroupFormProps = {
  draft: GroupDraft;
  busy: boolean;
  onDraft: (draft: GroupDraft) => void;
  onSave: (terms: Group) => void;
};

function GroupForm({ draft, busy, onDraft, onSave }: GroupFormProps) {
  const { search } = texts();
  const [isTold, setTold] = useState(false);
  const fault = groupFault(draft.text);
  const faults = { short: search.groupShort, signs: search.groupSigns };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(fault !== undefined);
    if (fault === undefined) onSave(groupTermsOf(draft.text));
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Field
        label={search.group}
        hint={draft.before === null ? search.groupHint : search.changing(draft.before.join(', '))}
        error={isTold && fault !== undefined ? faults[fault] : undefined}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={draft.text}
            onChange={({ target }) => onDraft({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <p className={css.acts}>
        <Button type="submit" size="s" busy={busy}>
          {draft.before === null ? search.add : search.save}
        </Button>
        {draft.text !== '' && (
          <Button size="s" variant="quiet" onClick={() => onDraft(noGroup)}>
            {search.stop}
          </Button>
        )}
      </p>
    </form>
  );
}

type GroupsProps = {
  groups: readonly Group[];
  mayEdit: boolean;
  onEdit: (group: Group) => void;
  onRemove: (group: Group) => void;
};

function Groups({ groups, mayEdit, onEdit, onRemove }: GroupsProps) {
  const { search } = texts();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = groups.filter((group) => group.join(', ').toLowerCase().includes(wanted));
  if (groups.length === 0) return <p className={css.soft}>{search.synonymsNone}</p>;
  return (
    <>
      {groups.length > SHOWN && (
        <Field label={search.synonymsFilter}>
          {(control) => (
            <Input {...control} type="search" value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      )}
      <ul className={css.rows}>
        {found.slice(0, SHOWN).map((group) => {
          const name = group.join(', ');
          return (
            <li key={name}>
              <span>{name}</span>
              {mayEdit && (
                <span className={css.rowActs}>
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={search.edit(name)}
                    onClick={() => onEdit(group)}
                  >
                    {search.edit('')}
                  </Button>
                  <IconButton
                    size="s"
                    icon="trash"
                    label={search.remove(name)}
                    onClick={() => onRemove(group)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {found.length > SHOWN && (
        <p className={css.soft}>{search.more(counted(SHOWN), counted(found.length))}</p>
      )}
    </>
  );
}
