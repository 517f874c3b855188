import { saveCountriesOperation } from '@casamaestra/contract/staff/staff-company.operations.ts';
import { deliveryRulesOperation } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { UndoButton } from '../../activity/undo-button.tsx';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../settings.module.css';

interface Country {
  readonly code: string;
  readonly name: string;
}

/** Where the shop delivers to, in the order in which it is offered. */
export function Countries({ mayEdit }: { mayEdit: boolean }) {
  const { company } = texts().settings;
  const { data, error } = useQuery(reading(deliveryRulesOperation, {}));
  // Kept here: the list begins anew when other countries were saved.
  const saved = useMutation({
    mutationFn: (countries: readonly Country[]) =>
      callStaff(saveCountriesOperation, { seen: data?.countries ?? [], countries: [...countries] }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <ScreenPart title={company.countries}>
      <div className={css.form}>
        <p className={css.soft}>{company.countriesText}</p>
        <Failure error={error} />
        {data && (
          <CountryList
            key={JSON.stringify(data.countries)}
            seen={data.countries}
            onSave={mayEdit ? saved.mutate : undefined}
            isSaving={saved.isPending}
          />
        )}
        <Failure error={saved.error} id="countries-failure" />
        <SavedCountries change={saved.data?.change} />
      </div>
    </ScreenPart>
  );
}

interface CountryListProps {
  seen: readonly Country[];
  /** Undefined: who looks may not. */
  onSave: ((countries: readonly Country[]) => void) | undefined;
  isSaving: boolean;
}

function CountryList({ seen, onSave, isSaving }: CountryListProps) {
  const { company } = texts().settings;
  const [countries, setCountries] = useState(seen);
  useLeaveQuestion(countries !== seen);
  const mayEdit = onSave !== undefined;
  const moveUp = (index: number) =>
    setCountries(countries.toSpliced(index - 1, 2, ...countries.slice(index - 1, index + 1).toReversed()));
  return (
    <>
      <ol className={css.countries}>
        {countries.map(({ code, name }, index) => (
          <li key={code}>
            <span>{`${name} (${code})`}</span>
            {mayEdit && (
              <span className={css.moves}>
                <IconButton
                  icon="chevron-up"
                  size="s"
                  label={company.up(name)}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && moveUp(index)}
                />
                <IconButton
                  icon="trash"
                  size="s"
                  label={company.remove(name)}
                  aria-disabled={countries.length === 1}
                  onClick={() =>
                    countries.length > 1 && setCountries(countries.filter((one) => one.code !== code))
                  }
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayEdit && (
        <>
          <AddCountry countries={countries} onAdd={(one) => setCountries([...countries, one])} />
          <div className={css.acts}>
            <Button size="s" busy={isSaving} onClick={() => onSave(countries)}>
              {company.save}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function SavedCountries({ change }: { change: number | null | undefined }) {
  const { company } = texts().settings;
  return (
    <div role="status" className={css.acts}>
      {change !== undefined && <span>{change === null ? company.unchanged : company.saved}</span>}
      {typeof change === 'number' && <UndoButton key={change} id={change} act={company.savedAct} />}
    </div>
  );
}

interface AddCountryProps {
  countries: readonly Country[];
  onAdd: (country: Country) => void;
}

function AddCountry({ countries, onAdd }: AddCountryProps) {
  const { company } = texts().settings;
  const [typed, setTyped] = useState({ code: '', name: '' });
  const [fault, setFault] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const [code, name] = [typed.code.trim().toUpperCase(), typed.name.trim()];
    const isKnown = countries.some((one) => one.code === code);
    if (!/^[A-Z]{2}$/.test(code) || name === '' || isKnown) setFault(isKnown ? company.twice : company.wrong);
    else {
      setFault(undefined);
      setTyped({ code: '', name: '' });
      onAdd({ code, name });
    }
  };
  return (
    <form className={css.acts} noValidate aria-label={company.add} onSubmit={add}>
      <Field label={company.code} error={fault}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={2}
            value={typed.code}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
        )}
      </Field>
      <Field label={company.name}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={60}
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        )}
      </Field>
      <Button type="submit" size="s" variant="secondary">
        {company.add}
      </Button>
    </form>
  );
}
