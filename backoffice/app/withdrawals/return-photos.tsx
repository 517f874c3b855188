import {
  addWithdrawalPhotoOperation,
  removeWithdrawalPhotoOperation,
  type StaffWithdrawal,
  withdrawalPhotosMost,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { AddPhotos } from './add-photos.tsx';
import css from './withdrawals.module.css';

/** What was done last, to be taken back. */
interface Done {
  readonly what: 'added' | 'removed';
  readonly change: number;
}

type ReturnPhotosProps = { withdrawal: StaffWithdrawal; onChange: (changed: StaffWithdrawal) => void };

/** Photos of the goods as they came back; only staff see them. */
export function ReturnPhotos({ withdrawal, onChange }: ReturnPhotosProps) {
  const words = texts().withdrawals.photos;
  const { number, photos } = withdrawal;
  const mayEdit = may(useMe(), 'orders', 'edit');
  const [done, setDone] = useState<Done>();
  const removed = useMutation({
    mutationFn: (id: number) => callStaff(removeWithdrawalPhotoOperation, { number, id }),
    onSuccess: (answer) => {
      setDone({ what: 'removed', change: answer.change });
      onChange(answer.withdrawal);
    },
  });
  const add = async (content: string) => {
    const answer = await callStaff(addWithdrawalPhotoOperation, { number, content });
    setDone({ what: 'added', change: answer.change });
    onChange(answer.withdrawal);
  };
  return (
    <ScreenPart title={words.title}>
      <p className={css.soft}>{words.text}</p>
      {photos.length > 0 && (
        <ul className={css.photos}>
          {photos.map(({ id, url, width, height, added_at: at }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={words.open(counted(index + 1))}>
                <img
                  src={url}
                  alt={words.one(counted(index + 1), moment(at))}
                  width={width}
                  height={height}
                />
              </a>
              {mayEdit && (
                <Button
                  size="s"
                  variant="quiet"
                  busy={removed.isPending && removed.variables === id}
                  onClick={() => removed.mutate(id)}
                >
                  {words.remove(counted(index + 1))}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={css.done}>
        {done !== undefined && <span>{words[done.what]}</span>}
        {done !== undefined && (
          <UndoButton
            key={done.change}
            id={done.change}
            act={done.what === 'added' ? words.addedAct : words.removedAct}
          />
        )}
      </div>
      <Failure error={removed.error} id="remove-photo-failure" />
      {mayEdit &&
        (photos.length < withdrawalPhotosMost ? (
          <AddPhotos onAdd={add} />
        ) : (
          <p>{words.full(counted(withdrawalPhotosMost))}</p>
        ))}
    </ScreenPart>
  );
}
