import {
  colleaguesOperation,
  noteOrderOperation,
} from '@casamaestra/contract/staff/order-notes.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { orderQuery } from '../orders-query.ts';
import { MentionField } from './mention-field.tsx';
import { labelled, textWithIds } from './mention-typed.ts';
import { NoteUploads } from './note-uploads.tsx';
import css from './notes.module.css';
import { useNoteFiles } from './use-note-files.ts';

/** Colleagues who may be mentioned, once an @ was typed. */
function useColleagues(isWanted: boolean) {
  const { roles: roleNames } = texts().shell;
  const { id: own } = useMe();
  const { data = [] } = useQuery({ ...reading(colleaguesOperation, {}), enabled: isWanted });
  const people = data.map(({ id, name, roles }) => ({
    id,
    name,
    detail: roles.map((role) => roleNames[role]).join(', '),
  }));
  return labelled(people.filter(({ id }) => id !== own));
}

/** A note about an order, with whom it mentions and its files; what is refused leaves all that was typed. */
export function NoteForm({ number }: { number: string }) {
  const { history } = texts().orders;
  const [text, setText] = useState('');
  const people = useColleagues(text.includes('@'));
  const uploads = useNoteFiles(number);
  const { files } = uploads;
  const [isEarly, setEarly] = useState(false);
  const isEmpty = text.trim() === '';
  const isAllThere = files.every(({ state }) => state === 'there');
  useLeaveQuestion(!isEmpty || files.length > 0);
  const noted = useMutation({
    mutationFn: () =>
      callStaff(noteOrderOperation, {
        number,
        text: textWithIds(text.trim(), people),
        files: files.flatMap(({ kept }) => kept ?? []),
      }),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(number).queryKey, order);
      setText('');
      uploads.clear();
    },
  });
  const { error } = noted;
  const refusedAt = (field: string) =>
    error instanceof Refused && error.field === field ? error.message : undefined;
  const fileError = isEarly && !isAllThere ? history.filesNotThere : refusedAt('files');
  return (
    <form
      className={css.form}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        uploads.take(event.dataTransfer.files);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setEarly(!isAllThere);
        if (!isEmpty && isAllThere) noted.mutate();
      }}
    >
      <MentionField
        label={history.noteLabel}
        hint={history.noteHint}
        error={refusedAt('text')}
        text={text}
        onText={setText}
        people={people}
      />
      <NoteUploads uploads={uploads} error={fileError} />
      {refusedAt('text') === undefined && refusedAt('files') === undefined && (
        <Failure error={error} id="note-failure" />
      )}
      <Button type="submit" size="s" variant="secondary" busy={noted.isPending} disabled={isEmpty}>
        {history.write}
      </Button>
    </form>
  );
}
