import type { StaffFamily } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import {
  addFeatureOperation,
  nameFeatureOperation,
} from '@casamaestra/contract/staff/structure-additions.operations.ts';
import { languageFacts } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { offeredLanguages, texts } from '../platform/texts.ts';
import { ChangeTold } from './change-told.tsx';
import { FeatureChoices } from './feature-choices.tsx';
import { RecordLine } from './record-line.tsx';
import css from './structure.module.css';

const types = ['text', 'number', 'boolean'] as const;

interface Typed {
  readonly label: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly code: string;
  readonly type: (typeof types)[number];
  readonly unit: string;
  readonly choices: string[];
  readonly families: readonly string[];
}
const empty: Typed = { label: '', names: {}, code: '', type: 'text', unit: '', choices: [], families: [] };

/** The feature, then what it is called in each other language: words of the content, each a version of its own. */
async function addFeature({ names, ...feature }: Typed) {
  const made = await callStaff(addFeatureOperation, { ...feature, families: [...feature.families] });
  try {
    for (const [language, name] of Object.entries(names) as [Language, string][]) {
      const to = name.trim();
      if (to !== '') await callStaff(nameFeatureOperation, { id: made.id, language, from: '', to });
    }
    return { ...made, unnamed: null };
  } catch (error) {
    // It is there all the same: its names can be written where it is edited.
    return { ...made, unnamed: error };
  }
}

/** A feature of products that no file has named yet. */
export function AddFeature({ families }: { families: readonly StaffFamily[] }) {
  const { structure, activity } = texts();
  const { feature } = structure;
  const [typed, setTyped] = useState(empty);
  const [isTold, setTold] = useState(false);
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  useLeaveQuestion(typed !== empty);
  const added = useMutation({
    mutationFn: addFeature,
    onSuccess: () => {
      setTyped(empty);
      setTold(false);
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const refusedAt = added.error instanceof Refused ? added.error.field : undefined;
  const errorOf = (field: keyof Typed) => (refusedAt === field ? added.error?.message : undefined);
  const isMissing = typed.label.trim() === '';
  const shownAt = refusedAt !== undefined && refusedAt in empty;
  return (
    <Disclosure summary={feature.addTitle}>
      <form
        className={css.form}
        noValidate
        aria-label={feature.addTitle}
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (!isMissing) added.mutate(typed);
        }}
      >
        <Names
          typed={typed}
          error={isTold && isMissing ? structure.required : errorOf('label')}
          onType={type}
        />
        <RecordLine
          label={structure.key}
          hint={structure.keyHint}
          error={errorOf('code')}
          most={60}
          value={typed.code}
          onType={(code) => type({ code })}
        />
        <Values typed={typed} onType={type} />
        <FamiliesOf
          families={families}
          chosen={typed.families}
          onChoose={(chosen) => type({ families: chosen })}
        />
        <Failure error={shownAt ? null : (added.error ?? added.data?.unnamed)} id="feature-not-added" />
        <p className={css.acts}>
          <Button type="submit" size="s" icon="plus" busy={added.isPending}>
            {feature.add}
          </Button>
          <ChangeTold
            change={added.data?.change}
            text={feature.added}
            act={activity.kinds['structure.add_feature']}
          />
        </p>
      </form>
    </Disclosure>
  );
}

interface PartProps {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
}

/** Its name in the catalogue's language, and in each other one of the shop. */
function Names({ typed, error, onType }: PartProps & { error: string | undefined }) {
  const { feature } = texts().structure;
  const [, ...others] = offeredLanguages();
  return (
    <>
      <RecordLine
        label={feature.label}
        error={error}
        required
        most={80}
        value={typed.label}
        onType={(label) => onType({ label })}
      />
      {others.map((language) => (
        <RecordLine
          key={language}
          label={feature.labelIn(languageFacts[language].name)}
          error={undefined}
          most={120}
          value={typed.names[language] ?? ''}
          onType={(name) => onType({ names: { ...typed.names, [language]: name } })}
        />
      ))}
    </>
  );
}

/** What its values are: words to choose from, numbers in a unit, or yes and no. */
function Values({ typed, onType }: PartProps) {
  const { structure } = texts();
  const { feature } = structure;
  return (
    <>
      <Field label={structure.columns.type}>
        {(control) => (
          <Select
            {...control}
            value={typed.type}
            onChange={({ target }) => onType({ type: types.find((one) => one === target.value) ?? 'text' })}
          >
            {types.map((one) => (
              <option key={one} value={one}>
                {feature.types[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {typed.type === 'number' && (
        <RecordLine
          label={feature.unit}
          hint={feature.unitNewHint}
          error={undefined}
          most={20}
          value={typed.unit}
          onType={(unit) => onType({ unit })}
        />
      )}
      {typed.type === 'text' && (
        <FeatureChoices choices={typed.choices} onType={(choices) => onType({ choices })} />
      )}
    </>
  );
}

interface FamiliesProps {
  families: readonly StaffFamily[];
  chosen: readonly string[];
  onChoose: (codes: string[]) => void;
}

function FamiliesOf({ families, chosen, onChoose }: FamiliesProps) {
  const { feature } = texts().structure;
  if (families.length === 0) return null;
  return (
    <fieldset className={css.form}>
      <legend>{feature.families}</legend>
      <div className={css.options}>
        {families.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
