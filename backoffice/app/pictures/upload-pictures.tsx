import {
  assignPicturesOperation,
  picturesMost,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { readyOf } from './picture-files.ts';
import type { PictureFile } from './picture-files.ts';
import { UploadTable } from './upload-table.tsx';
import { useUploads } from './use-uploads.ts';
import css from './pictures.module.css';

/** Pictures from files, in one go: each finds its product by its name, and all are given in one change. */
export function UploadPictures() {
  const { pictures } = texts();
  const uploads = useUploads();
  const { files } = uploads;
  const [isTooMany, setTooMany] = useState(false);
  useLeaveQuestion(files.length > 0);
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    setTooMany(chosen.length > picturesMost);
    if (chosen.length > 0) void uploads.add(chosen);
  };
  return (
    <div
      className={css.stack}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Field
        label={pictures.files}
        hint={pictures.addHint(counted(picturesMost))}
        error={isTooMany ? pictures.tooMany(counted(picturesMost)) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      {files.length > 0 && <UploadTable uploads={uploads} />}
      <AssignReady files={files} onAssigned={uploads.drop} />
    </div>
  );
}

interface AssignReadyProps {
  files: readonly PictureFile[];
  onAssigned: (ids: ReadonlySet<number>) => void;
}

/** Gives the uploaded pictures to their products, all in one change that can be taken back. */
function AssignReady({ files, onAssigned }: AssignReadyProps) {
  const { pictures } = texts();
  const ready = readyOf(files);
  const assigned = useMutation({
    mutationFn: (chosen: typeof ready) =>
      callStaff(assignPicturesOperation, {
        pictures: chosen.map(({ hash, product_id, sku, option, alt }) => ({
          hash,
          product_id,
          sku,
          option,
          alt,
        })),
      }),
    onSuccess: (_, chosen) => {
      onAssigned(new Set(chosen.map(({ id }) => id)));
      void queryClient.invalidateQueries();
    },
  });
  return (
    <>
      {ready.length > 0 && (
        <div className={css.stack}>
          <p className={css.soft}>{pictures.assignText}</p>
          <p>
            <Button busy={assigned.isPending} onClick={() => assigned.mutate(ready)}>
              {pictures.assign(counted(ready.length))}
            </Button>
          </p>
        </div>
      )}
      <Failure error={assigned.error} id="assign-failure" />
      <div role="status" className={css.acts}>
        {assigned.data && (
          <span>
            {assigned.data.change === null
              ? pictures.nothingNew
              : pictures.assigned(counted(assigned.data.added), counted(assigned.data.products))}
          </span>
        )}
        {typeof assigned.data?.change === 'number' && (
          <UndoButton key={assigned.data.change} id={assigned.data.change} act={pictures.assignedAct} />
        )}
      </div>
    </>
  );
}
