import { hasPlace } from '@casamaestra/contract/content/entries/entry-places.ts';
import {
  contentEntryOperation,
  saveContentOperation,
  type ContentEntry,
} from '@casamaestra/contract/staff/staff-content.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ContentConflict, entryConflict, type SettledSides } from './content-conflict.tsx';
import { PreviewPlace } from './preview/preview-place.tsx';
import { ShopAt } from './shop-at.tsx';
import { TextCheck } from './text-check.tsx';
import { EntryVersions } from './entry-versions.tsx';
import { DraftLeft } from '../together/draft-left.tsx';
import { OthersHere } from '../together/others-here.tsx';
import { useDraftLeft, useKeepDraft } from '../together/use-kept-draft.ts';
import css from './contents.module.css';

/** One entry: its text, how it reads, its versions, and the shop at a chosen moment. */
export function EntryScreen() {
  const [address, setAddress] = useSearchParams();
  const file = address.get('file') ?? '';
  const isNew = address.has('nuovo');
  const query = reading(contentEntryOperation, { file });
  const found = useQuery({ ...query, staleTime: Infinity, enabled: !isNew });
  return (
    <>
      <ScreenHead title={file} />
      <Failure error={found.error} />
      {(found.data !== undefined || isNew) && (
        <Editor
          key={file}
          file={file}
          entry={isNew ? undefined : found.data}
          onSaved={() => setAddress({ file }, { replace: true })}
        />
      )}
    </>
  );
}

const emptyText = (file: string) =>
  file.endsWith('.md')
    ? `---\ntitle: \nroute: web-page/${/\/([^.]*)/.exec(file)?.[1] ?? ''}\nstatus: draft\n---\n\n`
    : '';

/** What the typing began with; version 0: a new entry. */
interface Beginning {
  readonly text: string;
  readonly version: number;
}

/** The text as it is typed; the version it began with goes with it when it is saved. */
function useEditing(file: string, entry: ContentEntry | undefined) {
  const client = useQueryClient();
  const record = `content ${file}`;
  const fresh = { text: entry?.text ?? emptyText(file), version: entry?.version ?? 0 };
  const left = useDraftLeft<{ began: Beginning; text: string }>(record);
  const [began, setBegan] = useState<Beginning>(left?.draft.began ?? fresh);
  const [text, setText] = useState(left?.draft.text ?? began.text);
  const begin = (now: ContentEntry) => {
    client.setQueryData(reading(contentEntryOperation, { file }).queryKey, now);
    setBegan({ text: now.text, version: now.version });
    setText(now.text);
  };
  const isChanged = text !== began.text;
  useLeaveQuestion(isChanged);
  useKeepDraft(record, isChanged ? { began, text } : undefined);
  const discard = () => {
    setBegan(fresh);
    setText(fresh.text);
  };
  return { text, setText, began, begin, isChanged, left, record, discard };
}

type EditorProps = {
  file: string;
  /** undefined: a new one. */
  entry: ContentEntry | undefined;
  onSaved: () => void;
};

function Editor({ file, entry, onSaved }: EditorProps) {
  const { contents } = texts();
  const mayEdit = may(useMe(), 'content', 'edit');
  const { text, setText, began, begin, isChanged, left, record, discard } = useEditing(file, entry);
  const [reason, setReason] = useState('');
  const saved = useMutation({
    mutationFn: (settled: SettledSides | undefined) =>
      callStaff(saveContentOperation, {
        file,
        text,
        base_version: began.version,
        ...(settled && { settled }),
        ...(reason.trim() !== '' && { reason }),
      }),
    onSuccess: (now) => {
      begin(now);
      setReason('');
      onSaved();
    },
  });
  const conflict = entryConflict(saved.error);
  const isShown = hasPlace(file);
  return (
    <div className={css.editor} data-preview={isShown || undefined}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          saved.mutate(undefined);
        }}
      >
        <OthersHere record={record} fields={isChanged ? ['text'] : []} />
        <DraftLeft left={left} isShown={isChanged} onDiscard={discard} />
        <Field label={contents.text} hint={file.endsWith('.md') ? contents.textHint : contents.yamlHint}>
          {(control) => (
            <Textarea
              {...control}
              className={css.text}
              value={text}
              readOnly={!mayEdit}
              spellCheck={file.endsWith('.md')}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {conflict === undefined ? (
          <Failure error={saved.error} />
        ) : (
          <ContentConflict
            key={saved.submittedAt}
            refused={conflict}
            busy={saved.isPending}
            onSettled={(settled) => saved.mutate(settled)}
          />
        )}
        {mayEdit && <SaveRow reason={reason} onReason={setReason} busy={saved.isPending} />}
        <p role="status" className={css.soft}>
          {isChanged ? contents.unsaved : saved.isSuccess && contents.saved(counted(began.version))}
        </p>
      </form>
      <div className={css.side}>
        <TextCheck file={file} text={text} reads={!isShown} />
        <ShopAt />
        {entry && <EntryVersions entry={entry} mayEdit={mayEdit} onRestored={begin} />}
      </div>
      {isShown && <PreviewPlace file={file} text={text} version={began.version} />}
    </div>
  );
}

type SaveRowProps = { reason: string; onReason: (reason: string) => void; busy: boolean };

function SaveRow({ reason, onReason, busy }: SaveRowProps) {
  const { contents } = texts();
  return (
    <div className={css.save}>
      <Field label={contents.reason}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={300}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {contents.save}
      </Button>
    </div>
  );
}
