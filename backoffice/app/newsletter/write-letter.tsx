import {
  checkLetterOperation,
  letterMost,
  letterSubjectMost,
} from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { texts } from '../platform/texts.ts';
import { RecordLine } from '../structure/record-line.tsx';
import { DraftLeft } from '../together/draft-left.tsx';
import { useDraftLeft, useKeepDraft } from '../together/use-kept-draft.ts';
import { CheckedLetter } from './checked-letter.tsx';
import type { LetterDraft } from './checked-letter.tsx';
import { readersOf } from './letter-words.ts';
import css from './newsletter.module.css';

const empty: LetterDraft = { subject: '', preview: '', language: null, text: '' };
const RECORD = 'letter new';

/** A letter in Markdown: seen as it is read and tried on oneself before it goes to everybody; it outlives its tab. */
export function WriteLetter() {
  const { newsletter } = texts();
  const left = useDraftLeft<LetterDraft>(RECORD);
  const [typed, setTyped] = useState(left?.draft ?? empty);
  const isTyped = JSON.stringify(typed) !== JSON.stringify(empty);
  useLeaveQuestion(isTyped);
  const forget = useKeepDraft(RECORD, isTyped ? typed : undefined);
  const checked = useMutation({ mutationFn: (draft: LetterDraft) => callStaff(checkLetterOperation, draft) });
  const [sentTo, setSentTo] = useState<string>();
  const put = (draft: LetterDraft) => {
    setTyped(draft);
    setSentTo(undefined);
    // What was seen is of what was typed then.
    checked.reset();
  };
  const { error } = checked;
  const faultOf = (field: string) =>
    error instanceof Refused && error.field === field ? error.message : undefined;
  const isPlaced = faultOf('subject') ?? faultOf('text');
  return (
    <div className={css.stack}>
      <DraftLeft left={left} isShown={isTyped} onDiscard={() => put(empty)} />
      <div className={css.columns}>
        <form
          className={css.form}
          noValidate
          aria-label={newsletter.write}
          onSubmit={(event) => {
            event.preventDefault();
            checked.mutate(typed);
          }}
        >
          <LetterFields
            typed={typed}
            onType={put}
            errors={{ subject: faultOf('subject'), text: faultOf('text') }}
          />
          {isPlaced === undefined && <Failure error={error} id="letter-failure" />}
          <div className={css.acts}>
            <Button type="submit" variant="secondary" busy={checked.isPending}>
              {newsletter.look}
            </Button>
          </div>
        </form>
        {checked.data ? (
          <CheckedLetter
            draft={checked.variables}
            checked={checked.data}
            onSent={(told) => {
              forget();
              put(empty);
              setSentTo(told);
            }}
          />
        ) : (
          <p className={css.soft}>{newsletter.lookFirst}</p>
        )}
      </div>
      <p role="status">{sentTo}</p>
    </div>
  );
}

interface LetterFieldsProps {
  typed: LetterDraft;
  onType: (typed: LetterDraft) => void;
  errors: Readonly<Record<'subject' | 'text', string | undefined>>;
}

function LetterFields({ typed, onType, errors }: LetterFieldsProps) {
  const { newsletter } = texts();
  return (
    <>
      <RecordLine
        label={newsletter.subject}
        error={errors.subject}
        required
        most={letterSubjectMost}
        value={typed.subject}
        onType={(subject) => onType({ ...typed, subject })}
      />
      <RecordLine
        label={newsletter.preview}
        hint={newsletter.previewHint}
        error={undefined}
        most={200}
        value={typed.preview ?? ''}
        onType={(preview) => onType({ ...typed, preview })}
      />
      <Field label={newsletter.readers}>
        {(control) => (
          <Select
            {...control}
            value={typed.language ?? ''}
            onChange={({ target }) =>
              onType({ ...typed, language: languages.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{newsletter.everybody}</option>
            {languages.map((one) => (
              <option key={one} value={one}>
                {readersOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={newsletter.text} hint={newsletter.textHint} error={errors.text} required>
        {(control) => (
          <Textarea
            {...control}
            rows={16}
            maxLength={letterMost}
            value={typed.text}
            onChange={({ target }) => onType({ ...typed, text: target.value })}
          />
        )}
      </Field>
    </>
  );
}
