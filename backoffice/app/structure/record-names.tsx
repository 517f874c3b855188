import {
  categoryNamesOperation,
  nameCategoryOperation,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import {
  featureNamesOperation,
  nameFeatureOperation,
} from '@casamaestra/contract/staff/structure-additions.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { languageFacts } from '@casamaestra/texts/languages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './structure.module.css';

const operations = {
  category: { read: categoryNamesOperation, name: nameCategoryOperation },
  feature: { read: featureNamesOperation, name: nameFeatureOperation },
} as const;
type NamedKind = keyof typeof operations;

interface RecordNamesProps {
  kind: NamedKind;
  id: number;
  mayEdit: boolean;
}

/** What a record is called in the other languages of the shop; nothing in a shop of one language. */
export function RecordNames({ kind, id, mayEdit }: RecordNamesProps) {
  const { category } = texts().structure;
  const me = useMe();
  const { data = [] } = useQuery(reading(operations[kind].read, { id }));
  if (data.length === 0) return null;
  return (
    <ScreenPart title={category.names}>
      <p className={css.hint}>{category.namesHint}</p>
      <div className={css.parts}>
        {data.map(({ language, name }) => (
          <NameIn
            key={`${language} ${name}`}
            kind={kind}
            id={id}
            language={language}
            seen={name}
            mayEdit={mayEdit}
          />
        ))}
      </div>
      {may(me, 'content', 'view') && (
        <p className={css.acts}>
          {data.map(({ language }) => (
            <Link key={language} to={`/contenuti/modifica?file=words.${language}.yaml`}>
              {category.namesAll} ({languageFacts[language].name})
            </Link>
          ))}
        </p>
      )}
    </ScreenPart>
  );
}

interface NameInProps extends RecordNamesProps {
  language: Language;
  seen: string;
}

function NameIn({ kind, id, language, seen, mayEdit }: NameInProps) {
  const { category, save } = texts().structure;
  const [name, setName] = useState(seen);
  useLeaveQuestion(name !== seen);
  const saved = useMutation({
    mutationFn: (to: string) => callStaff(operations[kind].name, { id, language, from: seen, to }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const error = saved.error === null ? undefined : failureText(saved.error);
  return (
    <form
      className={css.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saved.mutate(name.trim());
      }}
    >
      <Field label={languageFacts[language].name} error={error}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            lang={language}
            maxLength={120}
            readOnly={!mayEdit}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {mayEdit && (
        <Button type="submit" size="s" variant="secondary" busy={saved.isPending}>
          {save}
        </Button>
      )}
      <span role="status">{saved.isSuccess && category.named}</span>
    </form>
  );
}
