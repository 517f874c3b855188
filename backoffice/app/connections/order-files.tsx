import {
  orderDocumentsOperation,
  type OrderDocument,
} from '@casamaestra/contract/staff/order-documents.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { csvOf } from '../lists/list-csv.ts';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { romeText } from '../platform/rome-time.ts';
import { useStoredChoice } from '../platform/stored-choice.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { accountantColumnNames, accountantColumns, usualColumns } from './accountant-columns.ts';
import css from './connections.module.css';
import { easyfattOf } from './easyfatt.ts';

interface Period {
  readonly from: string;
  readonly to: string;
  readonly only_paid: boolean;
}

/** The month that ended last, which is the one an accountant asks for. */
function lastMonth(): Period {
  const [year = 0, month = 0] = romeText(new Date().toISOString()).split('-').map(Number);
  const day = (of: Date) => of.toISOString().slice(0, 10);
  const from = new Date(Date.UTC(year, month - 2, 1));
  return { from: day(from), to: day(new Date(Date.UTC(year, month - 1, 0))), only_paid: true };
}

function keepEasyfatt(orders: readonly OrderDocument[], { from, to }: Period): void {
  const { connections, orders: words } = texts();
  const xml = easyfattOf(orders, { ...connections.files.inFile, methods: words.methods });
  keepFile(`easyfatt-${from}-${to}.DefXml`, xml, 'application/xml');
}

/** Orders of a period as files for other programs, and for the accountant. */
export function OrderFiles() {
  const { files } = texts().connections;
  const [columns, setColumns] = useStoredChoice<readonly string[]>('accountant columns', usualColumns);
  const form = useForm<Period>({ defaultValues: lastMonth() });
  const taken = useMutation({
    mutationFn: async ({ period, as }: { period: Period; as: 'easyfatt' | 'csv' }) => {
      const orders = await callStaff(orderDocumentsOperation, period);
      if (orders.length === 0) return 0;
      if (as === 'easyfatt') keepEasyfatt(orders, period);
      else
        keepFile(
          `ordini-${period.from}-${period.to}.csv`,
          csvOf(accountantColumns(columns), orders),
          'text/csv',
        );
      return orders.length;
    },
  });
  const { errors } = form.formState;
  const take = (as: 'easyfatt' | 'csv') => form.handleSubmit((period) => taken.mutate({ period, as }));
  const isLater = (to: string) => to >= form.getValues('from');
  return (
    <ScreenPart title={files.title}>
      <div className={css.head}>
        <p>{files.text}</p>
      </div>
      <form className={css.form} noValidate onSubmit={take('csv')}>
        <div className={css.period}>
          <Field label={files.from} required>
            {(control) => <Input {...control} {...form.register('from', { required: true })} type="date" />}
          </Field>
          <Field label={files.to} required error={errors.to && files.toWrong}>
            {(control) => (
              <Input
                {...control}
                {...form.register('to', { required: true, validate: isLater })}
                type="date"
              />
            )}
          </Field>
          <Checkbox {...form.register('only_paid')} label={files.onlyPaid} />
        </div>
        <AccountantColumns chosen={columns} onChoose={setColumns} />
        <Failure error={taken.error} id="files-failure" />
        <p role="status">
          {taken.data !== undefined && (taken.data === 0 ? files.none : files.taken(counted(taken.data)))}
        </p>
        <div className={css.starts}>
          <Button type="submit" size="s" icon="download" disabled={columns.length === 0}>
            {files.csv}
          </Button>
          <Button
            size="s"
            variant="secondary"
            icon="download"
            busy={taken.isPending}
            onClick={(event) => void take('easyfatt')(event)}
          >
            {files.easyfatt}
          </Button>
        </div>
        <p className={css.soft}>{files.easyfattNote}</p>
      </form>
    </ScreenPart>
  );
}

interface AccountantColumnsProps {
  chosen: readonly string[];
  onChoose: (columns: readonly string[]) => void;
}

/** Which columns the file has; this browser keeps the choice for the next month. */
function AccountantColumns({ chosen, onChoose }: AccountantColumnsProps) {
  const { files } = texts().connections;
  return (
    <fieldset className={css.choices}>
      <legend>{files.chosen}</legend>
      <div className={css.columns}>
        {accountantColumnNames.map((name) => (
          <Checkbox
            key={name}
            label={files.columns[name]}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </div>
      {chosen.length === 0 && (
        <p role="alert" className={css.error}>
          {files.columnsNeeded}
        </p>
      )}
    </fieldset>
  );
}
