import { listRowsMost } from '@casamaestra/contract/staff/lists.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';

/** All rows that matched at a moment, as they were then. */
export interface Whole<Row> {
  readonly rows: readonly Row[];
  readonly at: Date;
}

type ChosenRowsProps<Row> = {
  selected: ReadonlySet<string>;
  /** How many rows are loaded. */
  loaded: number;
  /** How many match; undefined: too many to be counted. */
  total: number | undefined;
  whole: Whole<Row> | undefined;
  readWhole: () => Promise<readonly Row[]>;
  onWhole: (whole: Whole<Row> | undefined) => void;
};

/**
 * Says what is chosen: so many of the loaded rows, or all that matched at a moment. Rows that come later are not
 * among them, those that have changed since are judged one by one by the service.
 */
export function ChosenRows<Row>(props: ChosenRowsProps<Row>) {
  const { selected, loaded, total, whole, readWhole, onWhole } = props;
  const { lists } = texts();
  const chosenAll = useMutation({
    mutationFn: readWhole,
    onSuccess: (rows) => onWhole({ rows, at: new Date() }),
  });
  if (selected.size === 0) return <p role="status" />;
  const isWhole = whole !== undefined && selected.size === whole.rows.length;
  const offersWhole = !isWhole && selected.size >= loaded && (total === undefined || total > loaded);
  return (
    <>
      <p role="status">
        {isWhole
          ? lists.chosenWhole(counted(selected.size), moment(whole.at.toISOString()))
          : lists.chosen(
              counted(selected.size),
              counted(loaded),
              total === undefined ? undefined : counted(total),
            )}
      </p>
      {offersWhole &&
        (total === undefined || total > listRowsMost ? (
          <p>{lists.tooMany}</p>
        ) : (
          <Button variant="secondary" size="s" busy={chosenAll.isPending} onClick={() => chosenAll.mutate()}>
            {lists.chooseWhole(counted(total))}
          </Button>
        ))}
      <Failure error={chosenAll.error} />
      <Button variant="quiet" size="s" onClick={() => onWhole(undefined)}>
        {lists.chooseNothing}
      </Button>
    </>
  );
}
