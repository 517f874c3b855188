import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  tryCommonestOperation,
  type UnsavedRules,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './search.module.css';

type Tried = OperationOutput<typeof tryCommonestOperation>;

/** Which of the commonest queries the unsaved change would answer otherwise. */
export function CommonestTrial({ change }: { change: UnsavedRules }) {
  const { search } = texts();
  const tried = useMutation({ mutationFn: () => callStaff(tryCommonestOperation, { change }) });
  return (
    <div className={css.commonest}>
      <Button
        size="s"
        variant="secondary"
        busy={tried.isPending}
        disabled={Object.keys(change).length === 0}
        onClick={() => tried.mutate()}
      >
        {search.commonestTrial}
      </Button>
      <Failure error={tried.error} id="commonest-failure" />
      <div role="status">{tried.data && <Outcome outcome={tried.data} />}</div>
    </div>
  );
}

function Outcome({ outcome: { tried, changed } }: { outcome: Tried }) {
  const { search } = texts();
  if (tried === 0) return <p>{search.commonestNothing}</p>;
  if (changed.length === 0) return <p>{search.commonestSame(counted(tried))}</p>;
  return (
    <>
      <p>{search.commonestChanged(counted(changed.length), counted(tried))}</p>
      <ul className={css.rows}>
        {changed.map(({ query, before, after, come, go }) => (
          <li key={query}>
            <span>
              <strong>{query}</strong>{' '}
              {[
                ...(before === after ? [] : [search.from(counted(before), counted(after))]),
                ...(come.length === 0 ? [] : [search.come(come.join(', '))]),
                ...(go.length === 0 ? [] : [search.go(go.join(', '))]),
                ...(come.length + go.length === 0 ? [search.reordered] : []),
              ].join('; ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
