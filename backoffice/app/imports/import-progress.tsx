import {
  pauseImportOperation,
  resumeImportOperation,
  stopImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { HeldPrices } from './held-prices.tsx';
import css from './imports.module.css';
import { readAgain, type ReadImport } from './imports-query.ts';

/** Last step: how far it is, what was left alone, and the way back. */
export function ListProgress({ one }: { one: ReadImport }) {
  const { progress, held } = texts().imports;
  const { state, done, skipped, total, change, undone, file_name: file, left, held_of: heldOf } = one;
  const isOver = state === 'done' || state === 'stopped';
  const mayUndo = may(useMe(), 'bulk', 'edit');
  useEffect(() => {
    // Whatever other screens show of these goods is another value now.
    if (isOver) void readAgain();
  }, [isOver]);
  const sentence = {
    open: '',
    running: progress.running(counted(done + skipped), counted(total)),
    paused: progress.paused(counted(done + skipped), counted(total)),
    done: progress.done(counted(done)),
    stopped: progress.stopped(counted(done), counted(total)),
  }[state];
  return (
    <>
      <div className={isOver ? css.done : css.stack}>
        <p role="status">{sentence}</p>
        {!isOver && (
          <progress aria-label={progress.label} className={css.bar} value={done + skipped} max={total} />
        )}
        {heldOf !== null && (
          <p>
            {held.approved} <Link to={`/importa/${heldOf}`}>{held.toRequest}</Link>
          </p>
        )}
        {undone && <p>{progress.undone}</p>}
        {change !== null && !undone && mayUndo && <UndoButton id={change} act={progress.undoAct(file)} />}
      </div>
      {!isOver && <Steering one={one} />}
      {one.held > 0 && <HeldPrices id={one.id} />}
      {skipped > 0 && (
        <section className={css.stack} aria-labelledby="import-left">
          <h2 id="import-left">{progress.skipped(counted(skipped))}</h2>
          <ul className={css.changes}>
            {left.map(({ sku, outcome }) => (
              <li key={sku}>
                {sku}: {progress.outcomes[outcome]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const acts = {
  pause: pauseImportOperation,
  resume: resumeImportOperation,
  stop: stopImportOperation,
} as const;

function Steering({ one: { id, state } }: { one: ReadImport }) {
  const { progress } = texts().imports;
  const steered = useMutation({
    mutationFn: (act: keyof typeof acts) => callStaff(acts[act], { id }),
    onSettled: readAgain,
  });
  const shown = state === 'paused' ? (['resume', 'stop'] as const) : (['pause', 'stop'] as const);
  return (
    <div className={css.acts}>
      {shown.map((act) => (
        <Button
          key={act}
          variant="secondary"
          busy={steered.isPending && steered.variables === act}
          onClick={() => steered.mutate(act)}
        >
          {progress[act]}
        </Button>
      ))}
      <Failure error={steered.error} id="steer-failure" />
    </div>
  );
}
