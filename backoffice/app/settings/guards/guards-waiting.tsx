import {
  decideGuardsOperation,
  guardNames,
  type guardsOperation,
} from '@casamaestra/contract/staff/guards.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { queryClient } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted, moment } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../settings.module.css';

type Waiting = OperationOutput<typeof guardsOperation>['waiting'];

/** A looser limit that somebody asked for: what it changes, and who decides. */
export function GuardsWaiting({ waiting, mayEdit }: { waiting: Waiting; mayEdit: boolean }) {
  const { guards: words } = texts().settings;
  const decided = useMutation({
    mutationFn: (decision: { id: number; approve: boolean }) => callStaff(decideGuardsOperation, decision),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      <div role="status">{waiting === null && decided.isSuccess && words.decided}</div>
      <Failure error={decided.error} id="guards-decision" />
      {waiting !== null && (
        <ScreenPart title={words.waiting}>
          <ul>
            {guardNames.flatMap((name) => {
              const [from, to] = [waiting.seen[name], waiting.wanted[name]];
              return from === to
                ? []
                : [<li key={name}>{words.change(words.fields[name], counted(from), counted(to))}</li>];
            })}
          </ul>
          <p>«{waiting.reason}»</p>
          <small className={css.soft}>{words.asked(waiting.asked_by, moment(waiting.asked_at))}</small>
          {waiting.own && (
            <p>{waiting.alone_from === null ? words.own : words.aloneFrom(moment(waiting.alone_from))}</p>
          )}
          {mayEdit && (
            <div className={css.acts}>
              {!(waiting.own && waiting.alone_from === null) && (
                <Button
                  size="s"
                  busy={decided.isPending}
                  onClick={() => decided.mutate({ id: waiting.id, approve: true })}
                >
                  {words.approve}
                </Button>
              )}
              <Button
                size="s"
                variant="secondary"
                busy={decided.isPending}
                onClick={() => decided.mutate({ id: waiting.id, approve: false })}
              >
                {waiting.own ? words.withdraw : words.refuse}
              </Button>
            </div>
          )}
        </ScreenPart>
      )}
    </>
  );
}
