import { noteFilesMost } from '@casamaestra/contract/staff/order-notes.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { texts } from '../../platform/texts.ts';
import { counted, fileSize } from '../../platform/written.ts';
import css from './notes.module.css';
import { type NoteUpload, usableFiles, type useNoteFiles } from './use-note-files.ts';

type Uploads = ReturnType<typeof useNoteFiles>;

/** Files of the note that is being written, with their progress. */
export function NoteUploads({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
  const { history } = texts().orders;
  const { files, isTooMany, take } = uploads;
  const done = files.filter(({ state }) => state === 'there').length;
  const most = counted(noteFilesMost);
  return (
    <>
      <Field
        label={history.files}
        hint={history.filesHint(most)}
        error={isTooMany ? history.filesTooMany(most) : error}
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            multiple
            accept={usableFiles.join(',')}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      {files.length > 0 && (
        <ul className={css.files} aria-label={history.filesAdded}>
          {files.map((row) => (
            <UploadRow key={row.id} row={row} uploads={uploads} />
          ))}
        </ul>
      )}
      <p role="status" className={css.soft}>
        {files.length > 0 && history.filesProgress(counted(done), counted(files.length))}
      </p>
    </>
  );
}

function UploadRow({ row, uploads }: { row: NoteUpload; uploads: Uploads }) {
  const { history } = texts().orders;
  const { id, file, preview, state, fault } = row;
  return (
    <li data-state={state}>
      {preview === '' ? <Icon name="document" size={28} /> : <img src={preview} alt="" />}
      <span className={css.name}>
        {file.name} <small className={css.soft}>{fileSize(file.size)}</small>
        {fault && <small className={css.fault}>{fault.text}</small>}
      </span>
      <Badge tone={state === 'there' ? 'positive' : 'neutral'}>{history.fileStates[state]}</Badge>
      {state === 'failed' && fault?.isFinal !== true && (
        <Button
          size="s"
          variant="quiet"
          aria-label={history.fileAgain(file.name)}
          onClick={() => uploads.again(id)}
        >
          {texts().shell.retry}
        </Button>
      )}
      <IconButton
        size="s"
        icon="trash"
        label={history.fileRemove(file.name)}
        onClick={() => uploads.remove(id)}
      />
    </li>
  );
}
