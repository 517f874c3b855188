import { Stepper } from '@casamaestra/ui/stepper.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ListProgress } from './import-progress.tsx';
import { ImportTrial } from './import-trial.tsx';
import css from './imports.module.css';
import { importQuery, type ReadImport } from './imports-query.ts';
import { MapColumns } from './map-columns.tsx';

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

const separatorName = (sign: string): string => {
  const { separators } = texts().imports;
  const name = Object.entries(separatorNames).find(([one]) => one === sign)?.[1];
  return name === undefined ? sign : separators[name];
};

/** One import: which column is what, what it would change, and how far it is. What is shown is in the address. */
export function ImportScreen() {
  const { imports } = texts();
  const id = Number(useParams().id);
  const [address, setAddress] = useSearchParams();
  const { data, error } = useQuery(importQuery(id));
  const step = data === undefined ? 'file' : stepOf(data, address);
  const toColumns = () => setAddress({});
  return (
    <div className={css.screen}>
      <ScreenHead title={data?.file_name ?? imports.upload.title}>
        <Link to="/importa">{imports.back}</Link>
      </ScreenHead>
      <Steps step={step} onColumns={step === 'trial' ? toColumns : undefined} />
      <Failure error={error} />
      {data && (
        <p className={css.intro}>
          {data.supplier}.{' '}
          {imports.fileFacts(
            counted(data.rows),
            separatorName(data.separator),
            data.encoding === 'utf-8' ? 'UTF-8' : 'Windows-1252',
          )}
        </p>
      )}
      {data && step === 'columns' && <MapColumns one={data} onTried={() => setAddress({ passo: 'prova' })} />}
      {data && step === 'trial' && <ImportTrial one={data} onBack={toColumns} />}
      {data && step === 'done' && <ListProgress one={data} />}
    </div>
  );
}

const stepNames = ['file', 'columns', 'trial', 'done'] as const;
type StepName = (typeof stepNames)[number];

function stepOf({ state }: ReadImport, address: URLSearchParams): StepName {
  if (state !== 'open') return 'done';
  return address.get('passo') === 'prova' ? 'trial' : 'columns';
}

function Steps({ step, onColumns }: { step: StepName; onColumns: (() => void) | undefined }) {
  const { steps, stepsLabel, stepDone } = texts().imports;
  const at = stepNames.indexOf(step);
  return (
    <Stepper
      label={stepsLabel}
      doneLabel={stepDone}
      steps={stepNames.map((name, index) => ({
        label: steps[name],
        state: index < at ? 'done' : index === at ? 'current' : 'ahead',
        onSelect: name === 'columns' ? onColumns : undefined,
      }))}
    />
  );
}
